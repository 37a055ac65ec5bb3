import type { Person } from './hall-command.ts';
import { hallDeed } from './hall-deed.ts';
import { judgePairing } from './hall-seek.ts';
import type { HallWriter } from './hall-writer.ts';

/** Pairs those who wait and fit by now. @param onGame called with the name of each game that begins */
export async function pairSeekers(
  writer: HallWriter,
  onGame: (game: string) => void,
): Promise<void> {
  while (writer.hall.seeks.all.length > 1) {
    const paired = await writer.write(judgePairing);
    if (!paired.ok || paired.value.game === undefined) return;
    onGame(paired.value.game);
  }
}

/** Ends the seeks of people who are away. */
export async function endSeeks(writer: HallWriter, people: readonly Person[]): Promise<void> {
  for (const { id: person } of people) {
    if (!writer.hall.seeks.of(person)) continue;
    await writer.write((hall) =>
      hallDeed(hall.seeks.of(person) && { kind: 'unsought', person, why: 'away' }),
    );
  }
}
