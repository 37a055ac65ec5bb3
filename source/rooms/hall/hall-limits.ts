/** The most keys of a person. */
export const MOST_KEYS = 10;

/** The most challenges of a person that stand at once. */
export const MOST_CHALLENGES = 5;

/** The most games of a person that go on at once. */
export const MOST_GAMES = 10;

/** How long the code for another key works. */
export const KEY_CODE_MS = 600_000;

/** The most commands of a person in a second, and at once after a rest. */
export const COMMANDS_A_SECOND = 20;

/** The most challenges and key codes that a person makes at once after a rest, and in a minute then. */
export const DEEDS_AT_ONCE = 20;
export const DEEDS_A_MINUTE = 6;

/** The most names that are registered from one address at once after a rest, and in an hour then. */
export const REGISTRATIONS_AN_HOUR = 30;

/** The challenges that are gone and still known to have been there, at most. */
export const GONE_CODES = 1000;

/** How long somebody may be away until their challenges are withdrawn. */
export const AWAY_MS = 300_000;

/** The same for a guest whose house has vanished; those who go lose them at once. */
export const GUEST_AWAY_MS = 20_000;

/** How long a room stays open for nobody while no clock runs. */
export const EMPTY_ROOM_MS = 60_000;
