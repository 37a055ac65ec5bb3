/** What is wrong with the file of a theme. All but the first three leave the rest of it in force. */
export type ThemeFault =
  | { readonly code: 'bad-name' | 'name-taken'; readonly name: string }
  | { readonly code: 'unreadable'; readonly most: number }
  /** It is no JSON, or no object. */
  | { readonly code: 'no-object' }
  | { readonly code: 'unknown-base'; readonly found: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-role'; readonly role: string; readonly known: readonly string[] }
  | { readonly code: 'no-colour'; readonly role: string; readonly found: string }
  /** A role that has others in it was given a colour. */
  | { readonly code: 'no-group'; readonly role: string; readonly known: readonly string[] };
