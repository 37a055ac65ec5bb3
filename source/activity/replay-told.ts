import type { EngineError, SearchReport } from '../engine/engine.ts';
import type { Evaluation } from '../match/analysis/analysis-score.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { RecordFault } from '../records/tree/read-game.ts';
import type { PlacementFault } from '../rules/core/placement.ts';
import type { IndexFault } from '../study/index/index-fault.ts';
import type { Answer, Words } from './answer.ts';
import type { BoardTold } from './board-words.ts';
import type { MateTold } from './mate-word.ts';
import type { Mistake } from './replay-analysis.ts';
import type { Changed, EditFault, Unsaved } from './replay-edits.ts';
import type { Exported, ExportFault } from './replay-export.ts';

/** What the words in a replay come to. */
export type ReplayTold =
  | BoardTold
  | MateTold
  | { readonly code: ReplayCode }
  /** Another place is shown. */
  | { readonly code: 'gone' }
  /** There are fewer plies. */
  | { readonly code: 'no-ply'; readonly count: number }
  | { readonly code: 'analysing'; readonly isOn: boolean }
  | { readonly code: 'evaluated'; readonly evaluation: Evaluation | undefined }
  /**
   * The best lines from the position on, the best one first; `lacking`: the engine that tells no
   * more, though there are more.
   */
  | { readonly code: 'lines'; readonly lines: readonly Evaluation[]; readonly lacking?: string }
  | { readonly code: 'no-line'; readonly count: number }
  | { readonly code: 'hint-comes' }
  | { readonly code: 'hint'; readonly report: SearchReport }
  | { readonly code: 'mistakes'; readonly mistakes: readonly Mistake[] }
  /** The analysis is in the record. @param unsaved why it is not on the disk */
  | { readonly code: 'analysis-kept'; readonly unsaved: Unsaved | undefined }
  /** Mistakes of the player are in the heap, or not on the disk. */
  | { readonly code: 'mistakes-kept'; readonly count: number }
  | { readonly code: 'mistakes-not-kept'; readonly error: unknown }
  /** Why what was pasted is not opened. @param fault missing where nothing is like a game */
  | { readonly code: 'not-pasted'; readonly fault: RecordFault | undefined }
  /** Why nobody knows what others played. */
  | { readonly code: 'index-fault'; readonly fault: IndexFault }
  /** The course of the game: who stood better when. */
  | { readonly code: 'graph' }
  /**
   * None is there, as far as is known.
   * @param step 1 towards the end
   * @param other the nearest on the other side
   */
  | {
      readonly code: 'no-mistake';
      readonly step: 1 | -1;
      readonly isDone: boolean;
      readonly other: Mistake | undefined;
    }
  /** @param isOff whether an analysis that went on by itself has ended with it */
  | { readonly code: 'engine-failed'; readonly error: EngineError; readonly isOff: boolean }
  | { readonly code: 'note'; readonly text: string }
  /** Asks whether a comment becomes another one, or is removed. */
  | { readonly code: 'changes-note'; readonly old: string; readonly text: string }
  | { readonly code: 'promotes'; readonly first: PlayedMove; readonly isFinished: boolean }
  | { readonly code: 'removes'; readonly first: PlayedMove; readonly count: number }
  | { readonly code: 'changed'; readonly changed: Changed }
  | { readonly code: 'undone' | 'redone'; readonly changed: Changed }
  | { readonly code: 'export-name'; readonly name: string; readonly folder: string }
  | { readonly code: 'replaces'; readonly name: string }
  | { readonly code: 'exported'; readonly exported: Extract<Exported, { kind: 'written' }> }
  | { readonly code: 'not-exported'; readonly fault: ExportFault }
  /** @param address what others type after `ssh`, where that is known */
  | { readonly code: 'exported-by-server'; readonly address: string | undefined }
  | { readonly code: 'plays-on'; readonly ply: number }
  | { readonly code: 'odd-position'; readonly fault: PlacementFault }
  /** Asks whether the game is taken from who plays it; or tells why it is not. */
  | { readonly code: 'takes' | 'watching'; readonly game: WatchedGame };

/** What is said in a replay in always the same words. */
export type ReplayCode =
  | EditFault
  | Words<'at-start at-end not-a-number no-variations no-comment no-undo no-redo aside'>
  | Words<'engines-stay-out explores explored-by-server looking-for-lines lines-count'>
  | Words<'looking-through looking-through-keeps not-analysed leaves-unsaved leaves-mistakes'>;

export type ReplayAnswer = Answer<ReplayTold>;
