import * as rulesPage from '../en/rules-page.ts';
import * as screen from '../en/screen.ts';
import * as screenPlaces from '../en/screen-places.ts';
import * as serve from '../en/serve.ts';
import * as server from '../en/server.ts';
import * as setting from '../en/setting.ts';
import * as settingNames from '../en/setting-names.ts';
import * as settingsFault from '../en/settings-fault.ts';
import * as sfenFault from '../en/sfen-fault.ts';
import * as speech from '../en/speech.ts';
import * as status from '../en/status.ts';
import * as storeFault from '../en/store-fault.ts';
import * as theme from '../en/theme.ts';
import * as themes from '../en/themes.ts';
import * as tooSmall from '../en/too-small.ts';
import * as tournament from '../en/tournament.ts';
import * as tsume from '../en/tsume.ts';
import * as valueName from '../en/value-name.ts';
import * as variantFault from '../en/variant-fault.ts';
import * as variantList from '../en/variant-list.ts';
import * as variantProse from '../en/variant-prose.ts';
import * as watching from '../en/watching.ts';
import * as whereabouts from '../en/whereabouts.ts';
import type { Texts } from '../texts.ts';
import * as admin from './admin.ts';
import * as analysis from './analysis.ts';
import * as argumentFault from './argument-fault.ts';
import * as backup from './backup.ts';
import * as board from './board.ts';
import * as boardWordHelp from './board-word-help.ts';
import * as changes from './changes.ts';
import * as clipboard from './clipboard.ts';
import * as clock from './clock.ts';
import * as command from './command.ts';
import * as countText from './count-text.ts';
import * as cursor from './cursor.ts';
import * as describeMoves from './describe-moves.ts';
import * as ending from './ending.ts';
import * as engineFault from './engine-fault.ts';
import * as evaluationCourse from './evaluation-course.ts';
import * as firstGame from './first-game.ts';
import * as form from './form.ts';
import * as furigoma from './furigoma.ts';
import * as gameLines from './game-lines.ts';
import * as gameTold from './game-told.ts';
import * as games from './games.ts';
import * as guestWords from './guest-words.ts';
import * as hallRefusal from './hall-refusal.ts';
import * as hands from './hands.ts';
import * as hint from './hint.ts';
import * as illegalReason from './illegal-reason.ts';
import * as joinWords from './join-words.ts';
import * as kept from './kept.ts';
import * as key from './key.ts';
import * as keyReasons from './key-reasons.ts';
import * as learn from './learn.ts';
import * as levels from './levels.ts';
import * as limit from './limit.ts';
import * as lobby from './lobby.ts';
import * as lobbyLists from './lobby-lists.ts';
import * as lobbyTold from './lobby-told.ts';
import * as lobbyWordHelp from './lobby-word-help.ts';
import * as menu from './menu.ts';
import * as names from './names.ts';
import * as nearest from './nearest.ts';
import * as news from './news.ts';
import * as noScreen from './no-screen.ts';
import * as notUnderstood from './not-understood.ts';
import * as option from './option.ts';
import * as ordinal from './ordinal.ts';
import * as outcome from './outcome.ts';
import * as outputFault from './output-fault.ts';
import * as pageTitles from './page-titles.ts';
import * as phrases from './phrases.ts';
import * as piecePage from './piece-page.ts';
import * as piecePlaces from './piece-places.ts';
import * as place from './place.ts';
import * as playerName from './player-name.ts';
import * as preMove from './pre-move.ts';
import * as problemList from './problem-list.ts';
import * as question from './question.ts';
import * as quoted from './quoted.ts';
import * as rating from './rating.ts';
import * as reach from './reach.ts';
import * as recordFault from './record-fault.ts';
import * as recordLosses from './record-losses.ts';
import * as recordSummary from './record-summary.ts';
import * as refusal from './refusal.ts';
import * as replay from './replay.ts';
import * as result from './result.ts';
import * as room from './room.ts';
import * as roomDoor from './room-door.ts';
import * as roomWatching from './room-watching.ts';
import * as sideName from './side-name.ts';

/** All sentences in Thai. */
export const TEXTS = {
  admin,
  analysis,
  argumentFault,
  backup,
  board,
  boardWordHelp,
  changes,
  clipboard,
  clock,
  command,
  countText,
  cursor,
  describeMoves,
  ending,
  engineFault,
  evaluationCourse,
  firstGame,
  form,
  furigoma,
  gameLines,
  gameTold,
  games,
  guestWords,
  hallRefusal,
  hands,
  hint,
  illegalReason,
  joinWords,
  kept,
  key,
  keyReasons,
  learn,
  levels,
  limit,
  lobby,
  lobbyLists,
  lobbyTold,
  lobbyWordHelp,
  menu,
  names,
  nearest,
  news,
  noScreen,
  notUnderstood,
  option,
  ordinal,
  outcome,
  outputFault,
  pageTitles,
  phrases,
  piecePage,
  piecePlaces,
  place,
  playerName,
  preMove,
  problemList,
  question,
  quoted,
  rating,
  reach,
  recordFault,
  recordLosses,
  recordSummary,
  refusal,
  replay,
  result,
  room,
  roomDoor,
  roomWatching,
  rulesPage,
  screen,
  screenPlaces,
  serve,
  server,
  setting,
  settingNames,
  settingsFault,
  sfenFault,
  sideName,
  speech,
  status,
  storeFault,
  theme,
  themes,
  tooSmall,
  tournament,
  tsume,
  valueName,
  variantFault,
  variantList,
  variantProse,
  watching,
  whereabouts,
} as const satisfies Texts;
