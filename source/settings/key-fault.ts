/** What is wrong with the file of the keys. All but the first two leave the rest of it in force. */
export type KeyFault =
  | { readonly code: 'unreadable'; readonly most: number }
  /** It is no JSON, or no object. */
  | { readonly code: 'no-object' }
  | { readonly code: 'unknown-action'; readonly action: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-key'; readonly action: string; readonly found: string }
  /** A character that is typed where the action is one. */
  | { readonly code: 'typed'; readonly action: string; readonly key: string }
  /** Something else has the key on the screen; both as they are told there. */
  | {
      readonly code: 'clash';
      readonly action: string;
      readonly key: string;
      readonly screen: string;
      readonly other: string;
    };
