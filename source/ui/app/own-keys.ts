/** What is known of the keys of a row. */
interface Keyed {
  readonly keys: readonly string[];
  readonly action?: string;
}

/** The keys that the player has chosen, by the name of the action. */
let own: ReadonlyMap<string, string> = new Map();

/** Gives actions other keys. Those that are missing have their own. */
export function setOwnKeys(keys: ReadonlyMap<string, string>): void {
  own = keys;
}

/** The keys of a row as they are now: a chosen one takes the place of the first. */
export function keysOf({ action, keys }: Keyed, chosen = own): readonly string[] {
  const key = action === undefined ? undefined : chosen.get(action);
  return key === undefined ? keys : [key, ...keys.slice(1)];
}
