import { readdirSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';

/** Folders of what the program keeps. */
export interface Folders {
  readonly configFile: string;
  readonly gamesFolder: string;
  /** The folder of the files that describe games. */
  readonly variantsFolder: string;
}

interface FolderOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As `process.platform`. */
  readonly platform: string;
  /** The user's home directory. */
  readonly userHome: string;
  /** The one folder for everything, from the command line; beats `KOMADAI_HOME`. */
  readonly home?: string | undefined;
}

const NAME = 'komadai';

/**
 * Finds the folders; an empty variable counts as none. env-paths would take the environment of the
 * process instead of the session's, relative XDG paths, and another folder on Windows.
 */
export function resolveFolders({ env, platform, userHome, home }: FolderOptions): Folders {
  const path = platform === 'win32' ? win32 : posix;
  const oneFolder = home || env.KOMADAI_HOME;
  if (oneFolder) {
    const folder = path.resolve(oneFolder);
    return {
      configFile: path.join(folder, 'config.json'),
      gamesFolder: path.join(folder, 'games'),
      variantsFolder: path.join(folder, 'variants'),
    };
  }
  // The XDG specification: relative paths are ignored.
  const folderFrom = (variable: string, ...inHome: string[]) => {
    const value = env[variable];
    return value && path.isAbsolute(value) ? value : path.join(userHome, ...inHome);
  };
  const library = (folder: string) => path.join(userHome, 'Library', folder);
  const [config, data] =
    platform === 'win32'
      ? [
          folderFrom('APPDATA', 'AppData', 'Roaming'),
          folderFrom('LOCALAPPDATA', 'AppData', 'Local'),
        ]
      : platform === 'darwin'
        ? [library('Preferences'), library('Application Support')]
        : [
            folderFrom('XDG_CONFIG_HOME', '.config'),
            folderFrom('XDG_DATA_HOME', '.local', 'share'),
          ];
  return {
    configFile: path.join(config, NAME, 'config.json'),
    gamesFolder: path.join(data, NAME, 'games'),
    variantsFolder: path.join(data, NAME, 'variants'),
  };
}

/**
 * The files of a folder with an ending such as `ini`, by name; none where there is no such folder.
 */
export function filesOf(folder: string, ending: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => !name.startsWith('.') && name.toLowerCase().endsWith(`.${ending}`))
    .sort()
    .map((name) => join(folder, name));
}
