/** What is said to somebody about the place of their session on a server. */
export const PLACE_TEXTS = {
  question: [
    'You are here three times already, and that is the most.',
    'Shall this session take the place of the oldest one? y takes it, n leaves.',
  ].join('\r\n'),
  enough: 'You are here three times already. End one of these sessions, and come again.',
  full: 'The server is full. Try again later.',
  kept: 'The last places of the server are for players who have a name here. Try again later.',
  displaced: 'A later session of yours has this place now. What was played is kept.',
  idle: 'Nothing has happened here for an hour, so this session has ended. Come again.',
} as const;
