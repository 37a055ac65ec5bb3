export const SCREEN_PLACES = {
  learn: '배우기: 종료한 뒤 komadai learn으로 강좌를 시작합니다.',
  menu: '메뉴: 종료하면 이 대국은 보관됩니다. komadai play는 새 대국, komadai help는 안내입니다.',
} as const;

export const SERVER_PLACES = {
  learn: '배우기: 강좌는 화면에 있습니다. 집에서는 komadai learn으로 배웁니다.',
} as const;

export const CHANGES_SETTINGS = {
  here: '말표시, 테마, 낭독은 그 설정을 바꿉니다. 나머지는 komadai settings로 바꿉니다.',
  server: '말표시, 테마, 낭독은 그 설정을 바꿉니다. 나머지는 화면에서 바꿉니다.',
} as const;

export const BACK_AT_GAME = '대국으로 돌아왔습니다.';
