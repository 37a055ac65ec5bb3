import type { VisitNote } from '../rooms/hall/visit.ts';

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

/** What a session is told while it goes on. */
export const VISIT_NOTE_TEXTS = {
  'keys-dropped': 'Too many keys at once: some of them were dropped.',
  idle: 'Nothing has happened here for long. In five minutes this session ends: any key keeps it.',
} as const satisfies Readonly<Record<VisitNote, string>>;
