import { withoutControls } from '../clean/clean-text.ts';

/** The commands with which desktops are told something, by the number of their OSC. */
export type NotificationWay = 9 | 99 | 777;

/** The commands that terminals know, by the names in their answers to XTVERSION. */
const WAYS: readonly (readonly [name: RegExp, way: NotificationWay])[] = [
  [/^kitty\(/i, 99],
  [/^foot\(/i, 777],
  [/^ghostty\b/i, 777],
  [/^wezterm\b/i, 777],
  [/^contour\b/i, 777],
  [/^iterm2\b/i, 9],
];

/** Asks what notifications can be (OSC 99). A terminal without them stays silent. */
export const NOTIFICATION_QUESTION = '\x1b]99;i=komadai:p=?;\x1b\\';

/** Whether the answer says that they are shown. */
export function isNotificationYes(answer: string): boolean {
  return /^i=komadai:(?:[^;]*:)?p=\?(?:[:;]|$)/.test(answer);
}

/** The command that a terminal of this name knows; undefined for none or an unknown name. */
export function notificationWayOf(name: string): NotificationWay | undefined {
  return WAYS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Shows a notification on the desktop. */
export function notification(way: NotificationWay, title: string, text: string): string {
  const [cleanTitle, cleanText] = [withoutControls(title), withoutControls(text)];
  switch (way) {
    case 9:
      return `\x1b]9;${cleanTitle}: ${cleanText}\x1b\\`;
    case 99:
      return `\x1b]99;i=komadai:d=0;${cleanTitle}\x1b\\\x1b]99;i=komadai:p=body;${cleanText}\x1b\\`;
    case 777:
      // A semicolon ends the title.
      return `\x1b]777;notify;${cleanTitle.replaceAll(';', ',')};${cleanText}\x1b\\`;
  }
}
