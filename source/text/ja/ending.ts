import { opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import { sideName } from './side-name.ts';

export function endingText(ending: Ending): string {
  const { reason, winner, points } = ending;
  const loser = winner && sideName(opposite(winner));
  const result = winner ? `${sideName(winner)}の勝ち` : '引き分け';
  switch (reason) {
    case 'checkmate':
      return `詰みにより${result}`;
    case 'resignation':
      return loser ? `${loser}の投了により${result}` : `投了により${result}`;
    case 'repetition':
      return `千日手により${result}`;
    case 'agreement':
      return `合意により${result}`;
    case 'no legal moves':
      return loser ? `${loser}に指す手がなく${result}` : `指す手がなく${result}`;
    case 'try':
      return `トライにより${result}`;
    case 'perpetual check':
      return loser
        ? `${loser}の連続王手の千日手により${result}`
        : `連続王手の千日手により${result}`;
    case 'illegal move':
      return loser ? `${loser}の反則により${result}` : `反則により${result}`;
    case 'time':
      return loser ? `${loser}の時間切れにより${result}` : `時間切れにより${result}`;
    case 'impasse': {
      if (!points) return `持将棋により${result}`;
      const { black, white } = points;
      const [first, second] = winner === 'white' ? [white, black] : [black, white];
      return `持将棋により${result}（${first}点対${second}点）`;
    }
    case 'abandonment':
      return loser ? `${loser}の対局放棄により${result}` : `対局の打ち切りにより${result}`;
    case 'move limit':
      return `最大手数により${result}`;
    default:
      return reason satisfies never;
  }
}
