import type { Settings } from '../../settings/settings.ts';

export function gameHeadingText(title: string, turn: string): string {
  return `${title}。${turn}`;
}

export function controlText(control: string): string {
  return `持ち時間: ${control}。`;
}

export const MOVES_HELP: Readonly<Record<Settings['speech'], string>> = {
  hodges: '指し手: 7六歩、3三角成、5五歩打、5八金右。P-7f、Bx3c+、P*5e、G6i-5h とも書けます。',
  words:
    '指し手は読み上げのとおりに入力します: なな ろく ふ、さん さん かく なり、ご ご ふ うつ、ご はち きん、ろく きゅう から。7六歩、P-7f などでもかまいません。',
  romaji:
    '指し手は読み上げのとおりに入力します: nana roku fu、san san kaku nari、go go fu utsu、go hachi kin, roku kyuu kara。7六歩、P-7f などでもかまいません。',
};
