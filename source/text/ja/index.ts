import type { Texts } from '../texts.ts';
import * as admin from './admin.ts';
import * as analyse from './analyse.ts';
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
import * as edit from './edit.ts';
import * as ending from './ending.ts';
import * as engineFault from './engine-fault.ts';
import * as engineList from './engine-list.ts';
import * as evaluationCourse from './evaluation-course.ts';
import * as explorer from './explorer.ts';
import * as firstGame from './first-game.ts';
import * as form from './form.ts';
import * as furigoma from './furigoma.ts';
import * as gameIndex from './game-index.ts';
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
import * as keyFault from './key-fault.ts';
import * as keyReasons from './key-reasons.ts';
import * as learn from './learn.ts';
import * as levels from './levels.ts';
import * as limit from './limit.ts';
import * as lobby from './lobby.ts';
import * as lobbyLists from './lobby-lists.ts';
import * as lobbyTold from './lobby-told.ts';
import * as lobbyWordHelp from './lobby-word-help.ts';
import * as mate from './mate.ts';
import * as menu from './menu.ts';
import * as mistakes from './mistakes.ts';
import * as names from './names.ts';
import * as nearest from './nearest.ts';
import * as news from './news.ts';
import * as noScreen from './no-screen.ts';
import * as notUnderstood from './not-understood.ts';
import * as openingNames from './opening-names.ts';
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
import * as rulesPage from './rules-page.ts';
import * as screen from './screen.ts';
import * as screenPlaces from './screen-places.ts';
import * as serve from './serve.ts';
import * as server from './server.ts';
import * as setting from './setting.ts';
import * as settingNames from './setting-names.ts';
import * as settingsFault from './settings-fault.ts';
import * as sfenFault from './sfen-fault.ts';
import * as sideName from './side-name.ts';
import * as solve from './solve.ts';
import * as speech from './speech.ts';
import * as statistics from './statistics.ts';
import * as status from './status.ts';
import * as storeFault from './store-fault.ts';
import * as theme from './theme.ts';
import * as themeFault from './theme-fault.ts';
import * as themes from './themes.ts';
import * as tooSmall from './too-small.ts';
import * as tournament from './tournament.ts';
import * as tsume from './tsume.ts';
import * as valueName from './value-name.ts';
import * as variantFault from './variant-fault.ts';
import * as variantList from './variant-list.ts';
import * as variantProse from './variant-prose.ts';
import * as watching from './watching.ts';
import * as whereabouts from './whereabouts.ts';
import * as window from './window.ts';

/** All sentences in Japanese. */
export const TEXTS = {
  language: 'ja',
  admin,
  analyse,
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
  edit,
  ending,
  engineFault,
  engineList,
  evaluationCourse,
  explorer,
  firstGame,
  form,
  furigoma,
  gameIndex,
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
  keyFault,
  keyReasons,
  learn,
  levels,
  limit,
  lobby,
  lobbyLists,
  lobbyTold,
  lobbyWordHelp,
  menu,
  mistakes,
  names,
  nearest,
  news,
  noScreen,
  notUnderstood,
  openingNames,
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
  mate,
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
  solve,
  speech,
  statistics,
  status,
  storeFault,
  theme,
  themeFault,
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
  window,
} satisfies Texts;
