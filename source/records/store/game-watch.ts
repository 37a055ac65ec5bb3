import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A save comes as several events: they are looked at together. */
const SETTLE_MS = 30;

/** If the system tells nothing, as for folders of another machine, the file is looked at. */
const LOOK_MS = 1000;

/**
 * Tells whenever one of some files was replaced, was changed, is gone or is back. Does not keep the
 * process alive.
 * @param paths of files in one folder
 * @returns what ends it
 */
export function watchFiles(
  paths: readonly [string, ...string[]],
  onChange: () => void,
): () => void {
  const versions = () => paths.map(versionOf).join('\n');
  let seen = versions();
  let settling: NodeJS.Timeout | undefined;
  const look = () => {
    const version = versions();
    if (version === seen) return;
    seen = version;
    onChange();
  };
  const lookSoon = () => {
    settling ??= setTimeout(() => {
      settling = undefined;
      look();
    }, SETTLE_MS).unref();
  };
  const watcher = watchFolder(paths, lookSoon);
  const timer = setInterval(look, LOOK_MS).unref();
  return () => {
    watcher?.close();
    clearInterval(timer);
    clearTimeout(settling);
  };
}

/** Undefined where the system does not watch folders, or watches too many already. */
function watchFolder(
  paths: readonly [string, ...string[]],
  onEvent: () => void,
): FSWatcher | undefined {
  const own = paths.map((path) => basename(path));
  try {
    const watcher = watch(dirname(paths[0]), { persistent: false }, (_, file) => {
      if (file === null || own.includes(file)) onEvent();
    });
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/** Differs whenever the file does; '' where no file can be seen. */
function versionOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
