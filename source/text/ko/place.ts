/** What is said to somebody about the place of their session on a server. */
export const PLACE_TEXTS = {
  question: [
    '이미 세 번 접속해 있어 더는 들어올 수 없습니다.',
    '이 세션이 가장 오래된 세션을 대신할까요? y는 대신하고, n은 나갑니다.',
  ].join('\r\n'),
  enough: '이미 세 번 접속해 있습니다. 세션 하나를 끝내고 다시 오십시오.',
  full: '서버가 가득 찼습니다. 나중에 다시 시도하십시오.',
  kept: '서버의 남은 자리는 이름이 있는 대국자의 것입니다. 나중에 다시 시도하십시오.',
  displaced: '나중에 접속한 세션이 이 자리를 대신합니다. 둔 대국은 보관됩니다.',
  idle: '한 시간 동안 입력이 없어 이 세션을 끝냈습니다. 다시 오십시오.',
} as const;
