/** A text in the status row, until the next key that enters something. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
  /** Follows the text if all of it has room; it stands elsewhere too. */
  readonly more?: string | undefined;
}
