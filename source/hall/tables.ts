/**
 * What makes each version of the tables of a house out of the one before, from nothing on. A version
 * that was published is never changed. PostgreSQL and SQLite both take it. Times are milliseconds
 * since 1970; 0 and 1 stand for no and yes.
 */
export const TABLES: readonly (readonly string[])[] = [
  [
    // `network`: that of the registration. `gone`: deleted; the name is a number then.
    `create table person (id text primary key, name text not null, name_key text unique not null,
      network text not null, at bigint not null, seen bigint not null, gone integer not null)`,
    'create table look (look text primary key, person text not null)',
    'create index look_person on look (person)',
    'create table person_key (key text primary key, person text not null, at bigint not null)',
    'create index person_key_person on person_key (person)',
    'create table key_code (person text primary key, digest text unique not null, until_ms bigint not null)',
    // `whom`: a person, a key of nobody, or a network, as `192.0.2.0/24`.
    'create table ban (whom text primary key, at bigint not null)',
    'create table held_network (network text primary key, until_ms bigint not null)',
    // OfferTerms are JSON: nobody looks for them. `gone`: why it stands no more.
    `create table challenge (code text primary key, by_id text not null, by_name text not null,
      by_network text not null, to_kind text not null, to_id text, terms text not null,
      at bigint not null, gone text, gone_at bigint)`,
    'create index challenge_standing on challenge (at) where gone is null',
    // `name`: that of the log. `due`: when the flag falls. `ending` is JSON. A member has the name of
    // today; that of a guest stands here.
    `create table game (code text primary key, name text unique not null, variant text not null,
      terms text not null, rated integer not null, black text not null, white text not null,
      black_name text not null, white_name text not null, black_network text not null,
      white_network text not null, after_code text unique, began bigint not null, due bigint,
      ended bigint, plies integer, ending text)`,
    'create index game_on on game (began) where ended is null',
    'create index game_due on game (due) where ended is null',
    // They hold all by which somebody's games are in order.
    'create index game_black on game (black, began, ended, code)',
    'create index game_white on game (white, began, ended, code)',
    // `id` and `body` are JSON.
    `create table event (game text not null, seq integer not null, id text, body text not null,
      primary key (game, seq), unique (game, id))`,
    // For the games of a day: of the same two, and inside of one network.
    'create index game_pair on game (black, white, ended)',
    'create index game_network on game (black_network, white_network, ended)',
    // `network`, `at`: of the last game that counted. `people`, `networks`: played with, five at
    // least where there are more. `score`, `listed`: as the rule of ratings has them on a day.
    `create table rating (variant text not null, person text not null,
      rating double precision not null, deviation double precision not null,
      volatility double precision not null, games integer not null, people integer not null,
      networks integer not null, network text not null, at bigint not null,
      score double precision not null, listed integer not null, primary key (variant, person))`,
    'create index rating_person on rating (person)',
    'create index rating_order on rating (variant, listed, score, person)',
    // `network`: '' where it is one's own.
    `create table met (person text not null, variant text not null, other text not null,
      network text not null, primary key (person, variant, other, network))`,
    'create table house (id text primary key, seen bigint not null)',
    // Of a clock that runs at two houses each has a session of the same name.
    `create table here (house text not null, session text not null, body text not null,
      primary key (house, session))`,
    `create table file (person text not null, path text not null, body bytea not null,
      changed_ms bigint not null, primary key (person, path))`,
    'create table secret (name text primary key, value text not null)',
  ],
];
