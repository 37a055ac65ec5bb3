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

export const LOOK_TEXTS = {
  title: '見出し',
  warning: '警告',
  quiet: '補足',
  chosen: '選択中の行',
  banner: '詰みにより先手の勝ち',
};

export function themeTitle(name: string): string {
  return `テーマ ${name}`;
}

export function themePlaceText(number: number, count: number, isUsed: boolean): string {
  return isUsed ? `${number}/${count}、使用中` : `${number}/${count}`;
}

export function hereThatIsText(name: string): string {
  return `ここでは ${name} になります。`;
}

export function themeAboutText(about: string, instead: string): string {
  return `${about}。  ${instead}`;
}
