import { isLikeGame, readPasted } from '../../records/formats/read-pasted.ts';
import { mainLine } from '../../records/tree/record.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { fileFaultText } from '../../text/records.ts';
import type { Texts } from '../../text/texts.ts';
import { formatName } from '../../text/units.ts';
import type { Navigator } from './screen.ts';
import type { Services } from './services.ts';

/**
 * Opens the game or the position of a pasted text in a replay; says why where it cannot be read.
 * @param variant of games that do not name theirs
 * @param ask asks before. Default: it is opened at once
 * @returns false for a text that is typed
 */
export function openPasted(
  services: Services,
  text: string,
  app: Navigator,
  variant?: Variant,
  ask?: (question: (texts: Texts) => string, yes: () => void) => void,
): boolean {
  if (!isLikeGame(text)) return false;
  const { screen } = app;
  void readPasted(text, variant).then((pasted) => {
    if (app.hasQuit || app.screen !== screen) return;
    const told = (texts: Texts) =>
      pasted.fault && fileFaultText(texts, texts.records.PASTED, pasted.fault);
    if (pasted.kind === 'none')
      screen.warn?.((texts) => told(texts) ?? texts.records.NO_GAME_PASTED);
    else {
      const { record, games } = pasted;
      const form = formatName(pasted.format);
      const said = app.texts.records.pastedText(form, games);
      const open = () =>
        app.open(app.routes.record(services, record, { note: told(app.texts), said }));
      const hasMoves = mainLine(record).length > 0;
      if (ask) ask(({ records }) => records.enteredGameText(form, hasMoves, true), open);
      else open();
    }
    app.changed();
  });
  return true;
}
