import type { Settings } from '../../settings/settings.ts';

export const THEME_TEXTS: Readonly<Record<Settings['theme'], string>> = {
  auto: '端末で表示できる最良のもの',
  wood: '榧の盤と黄楊の駒、256色以上',
  slate: '夜の石、256色以上',
  paper: '紙に墨、256色以上',
  dark: '暗い背景に16色',
  light: '明るい背景に16色',
  safe: '赤と緑を使わない16色',
  mono: '色なし',
};

export function hereThatIsText(name: string): string {
  return `ここでは ${name} になります。`;
}

export function shownAsText(hasColours: boolean, shown: string): string {
  return hasColours
    ? `この端末は16色のため、${shown} で表示しています。`
    : `この端末は色がないため、${shown} で表示しています。`;
}
