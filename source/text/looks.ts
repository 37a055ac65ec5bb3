/** How parts of a text look where it is shown; the themes of the screens have all of them. */
export interface Looks {
  readonly title: Look;
  readonly quiet: Look;
  readonly warning: Look;
  /** A piece of the side at the bottom. */
  readonly own: Look;
  readonly opponent: Look;
}

/** Puts a look around a text, which stays as wide as it is. */
export type Look = (text: string) => string;

const same: Look = (text) => text;

/** No look at all: for pipes, for files, and where no colours are wanted. */
export const NO_LOOKS: Looks = {
  title: same,
  quiet: same,
  warning: same,
  own: same,
  opponent: same,
};
