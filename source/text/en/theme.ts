/** What each mark of a board means, for the legend of a theme. */
export const MARK_TEXTS = {
  'last-move': 'last move',
  'last-capture': 'last move, a capture',
  target: 'a move to here',
  capture: 'a capture to here',
  picked: 'picked up',
  check: 'check',
  mate: 'mate',
  cursor: 'the cursor',
};

/** What the looks of texts are for, for the legend of a theme. */
export const LOOK_TEXTS = {
  title: 'a title',
  warning: 'a warning',
  quiet: 'a quiet word',
  chosen: 'the chosen line',
  banner: 'Black wins by checkmate',
};

/** Stands above a theme. */
export function themeTitle(name: string): string {
  return `Theme ${name}`;
}

/** The place of a theme among all. */
export function themePlaceText(number: number, count: number, isUsed: boolean): string {
  return isUsed ? `${number} of ${count}, in use` : `${number} of ${count}`;
}

/** Says which theme `auto` is here. */
export function hereThatIsText(name: string): string {
  return `Here that is ${name}.`;
}

/** What a theme is for, and that another one is shown. */
export function themeAboutText(about: string, instead: string): string {
  return `${about}.  ${instead}`;
}
