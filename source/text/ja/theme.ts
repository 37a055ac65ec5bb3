/** What each mark of a board means, for the legend of a theme. */
export const MARK_TEXTS = {
  'last-move': '最終手',
  'last-capture': '最終手（駒を取る手）',
  target: '移動できるマス',
  capture: '取れる駒',
  picked: '持ち上げた駒',
  check: '王手',
  mate: '詰み',
  cursor: 'カーソル',
};

/** What the looks of texts are for, for the legend of a theme. */
export const LOOK_TEXTS = {
  title: '見出し',
  warning: '警告',
  quiet: '補足',
  chosen: '選択中の行',
  banner: '詰みにより先手の勝ち',
};

/** Stands above a theme. */
export function themeTitle(name: string): string {
  return `テーマ ${name}`;
}

/** Where a theme stands among all. */
export function themePlaceText(number: number, count: number, isUsed: boolean): string {
  return isUsed ? `${number}/${count}、使用中` : `${number}/${count}`;
}

/** Says which theme `auto` is here. */
export function hereThatIsText(name: string): string {
  return `ここでは ${name} になります。`;
}

/** What a theme is for, and that another one is shown. */
export function themeAboutText(about: string, instead: string): string {
  return `${about}。  ${instead}`;
}
