/** What each npm script does, by its name. */
export const NPM_SCRIPTS: Readonly<Record<string, string>> = {
  build: 'makes `dist`, which needs no other package',
  start: 'builds, then starts the program; words after `--` go to it',
  test: 'builds, then runs the tests',
  'test:long': 'runs the long tests: storms of keys, random games, servers, PostgreSQL, shells',
  'test:nodes':
    'runs the tests of what depends on Node under 20, 22, 24 and 26: `-- VERSION` picks one',
  lint: 'checks the style of the code',
  typecheck: 'checks the types',
  docs: 'writes the tables of the pages and the manual page from the data of the program',
  languages:
    'counts the messages of each language, and lists words that are not of it; `-- --sheet ko` prints all sentences of a language',
  bench: 'measures how fast legal moves are counted',
  'bench:screen': 'measures bytes, time and memory of the screen',
  'bench:engine': 'measures the search: nodes a second, nets, mates',
  'bench:mates': 'how many problems of the canon are proved, where they lie beside the project',
  'bench:match': 'measures the strength against Fairy-Stockfish: `-- VARIANT`',
  'bench:levels': 'plays each level against the one below: `-- VARIANT`',
  'bench:nets': 'plays nets against tables: `-- VARIANT`',
  'bench:threads': 'plays two threads against one: `-- VARIANT`',
  'bench:records': 'measures how fast games are read and listed',
  'bench:rooms': 'measures moves between two people on one machine',
  'bench:values': 'tells what hint and analysis say of the same positions',
  'bench:study': 'measures the index of positions and large opening books',
  'bench:serve': 'measures memory, time and CPU of the server',
  prepack: 'builds the program, and the types of the library, before npm packs',
};
