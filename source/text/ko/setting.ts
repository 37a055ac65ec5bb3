import type { PreferenceName, SettingData, ValidValues } from '../../settings/settings.ts';
import { nameOfGame } from './names.ts';

const SETTING_TEXTS = {
  language: '표시 언어. auto는 환경을 따릅니다',
  variant: '먼저 나오는 게임',
  labels: '말에 적는 글자',
  coordinates: '판 옆에 가로줄을 표시하는 방식',
  notation: '수를 적는 방식. 기보는 Hodges로 남음',
  charset: '판을 그리는 문자',
  pieces: '되는 곳에서 말을 그림으로. auto는 SSH에서 끔',
  colour: '화면의 색',
  theme: 'wood, slate, paper는 256색; dark, light, safe는 16색',
  motion: '마지막 수를 한 번 깜박임. 300ms보다 느린 회선에서는 안 함',
  flip: '아래쪽에 앉는 편: 선수, 둘 차례인 쪽, 후수',
  reigning: '왕(王)을 쓰는 편',
  speech: '한 줄 모드에서 수를 알리는 방식',
  'clock-calls': '한 줄 모드에서 60, 30, 10초 전을 알림. auto는 낭독할 때',
  illegal: '반칙수를 어떻게 할지',
  'away-time': '대국을 닫은 동안 시계를 어떻게 할지',
  resigns: '컴퓨터가 진 대국을 기권할지',
  ponder: '컴퓨터가 내 시간에도 생각할지',
  'analyse-games': '끝난 대국을 분석할지; ask: 물어본 뒤',
  bell: '이 화면에 없는 상대가 두면 소리를 냄',
  notify: '다른 창을 볼 때 데스크톱 알림 (단말이 지원하면)',
  mouse: '클릭과 휠. Shift를 누르면 글을 선택',
  name: '나의 이름. 비우면 계정의 이름',
  analyst: '분석하는 엔진. 추가: komadai settings engine.NAME COMMAND',
  'engine-options': '다른 엔진에 알릴 값. 예: Threads=1, USI_Hash=64',
} satisfies Readonly<
  Record<PreferenceName | 'variant' | 'name' | 'analyst' | 'engine-options', string>
>;

export function settingText(name: SettingData['name']): string {
  const sentences: Readonly<Record<string, string>> = SETTING_TEXTS;
  return sentences[name] ?? `${nameOfGame(name.replace('handicap.', ''))}에서 먼저 나오는 접장기`;
}

const SETTING_FORMS = {
  name: '이름',
  analyst: 'own 또는 목록의 엔진 이름',
  'engine-options': 'NAME=VALUE, NAME=VALUE, ..',
};

export function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}
