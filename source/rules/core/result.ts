/** The result of reading what a person or a file says. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failure<Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}
