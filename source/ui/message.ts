/** What stands in the status row until the next key that enters something. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}
