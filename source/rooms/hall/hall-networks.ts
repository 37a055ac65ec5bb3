/** The networks whose people are kept out, or may not register for some time. */
export class HallNetworks {
  /** As `192.0.2.0/24`, the oldest first. Another list after each change. */
  banned: readonly string[] = [];
  readonly #heldUntilMs = new Map<string, number>();

  ban(network: string): void {
    this.banned = [...this.banned, network];
  }

  unban(network: string): void {
    this.banned = this.banned.filter((one) => one !== network);
  }

  /** Lets nobody new register until a time, and forgets what is past. */
  hold(network: string, untilMs: number, nowMs: number): void {
    for (const [one, endMs] of this.#heldUntilMs) {
      if (endMs <= nowMs) this.#heldUntilMs.delete(one);
    }
    this.#heldUntilMs.set(network, untilMs);
  }

  /** All that are held, and until when. */
  get held(): readonly (readonly [network: string, untilMs: number])[] {
    return [...this.#heldUntilMs];
  }

  /** How long nobody new may register from a network, in milliseconds; 0 if they may. */
  heldMs(network: string, nowMs: number): number {
    return Math.max(0, (this.#heldUntilMs.get(network) ?? 0) - nowMs);
  }
}
