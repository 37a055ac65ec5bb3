/**
 * The result of reading what a person or a file says.
 *
 * @example
 * ```ts
 * const position: Result<Position, SfenFault> = parseSfen(variants.shogi, 'nonsense');
 * position.ok ? position.value.turn : position.fault; // => { code: 'sfen-fields', found: 1 }
 * ```
 */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failure<Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}
