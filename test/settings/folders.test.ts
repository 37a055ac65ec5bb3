import { expect, test } from 'vitest';
import { resolveFolders } from '../../source/settings/folders.ts';

const HOME = '/home/me';
const LINUX = [
  `${HOME}/.config/komadai/config.json`,
  `${HOME}/.local/share/komadai/games`,
] as const;

test.each([
  ['Linux', 'linux', {}, undefined, ...LINUX],
  ['another Unix', 'freebsd', {}, undefined, ...LINUX],
  [
    'XDG folders',
    'linux',
    { XDG_CONFIG_HOME: '/c', XDG_DATA_HOME: '/d' },
    undefined,
    '/c/komadai/config.json',
    '/d/komadai/games',
  ],
  ['XDG folders that are not absolute', 'linux', { XDG_CONFIG_HOME: 'c' }, undefined, ...LINUX],
  ['empty variables', 'linux', { XDG_DATA_HOME: '', KOMADAI_HOME: '' }, undefined, ...LINUX],
  [
    'macOS',
    'darwin',
    { XDG_DATA_HOME: '/d' },
    undefined,
    `${HOME}/Library/Preferences/komadai/config.json`,
    `${HOME}/Library/Application Support/komadai/games`,
  ],
  [
    'Windows',
    'win32',
    { APPDATA: 'C:\\me\\Roaming', LOCALAPPDATA: 'C:\\me\\Local' },
    undefined,
    'C:\\me\\Roaming\\komadai\\config.json',
    'C:\\me\\Local\\komadai\\games',
  ],
  [
    'KOMADAI_HOME',
    'linux',
    { KOMADAI_HOME: '/k', XDG_DATA_HOME: '/d' },
    undefined,
    '/k/config.json',
    '/k/games',
  ],
  [
    'KOMADAI_HOME on macOS',
    'darwin',
    { KOMADAI_HOME: '/k' },
    undefined,
    '/k/config.json',
    '/k/games',
  ],
  ['--home', 'linux', { KOMADAI_HOME: '/k' }, '/h', '/h/config.json', '/h/games'],
  [
    'a relative --home',
    'linux',
    {},
    'h',
    `${process.cwd()}/h/config.json`,
    `${process.cwd()}/h/games`,
  ],
])('%s', (_, platform, env, home, configFile, gamesFolder) => {
  expect(resolveFolders({ env, platform, userHome: HOME, home })).toEqual({
    configFile,
    gamesFolder,
    variantsFolder: gamesFolder.replace(/games$/, 'variants'),
  });
});
