import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A save comes as several events: what they are about is looked at once. */
const SETTLE_MS = 30;

/** Where the system tells nothing, as with folders of another machine, the file is looked at. */
const LOOK_MS = 1000;

/**
 * Tells whenever a file has become another: replaced, changed, gone or there again. Does not keep
 * the process alive.
 * @returns what ends it
 */
export function watchFile(path: string, onChange: () => void): () => void {
  let seen = versionOf(path);
  let settling: NodeJS.Timeout | undefined;
  const look = () => {
    const version = versionOf(path);
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
  const watcher = watchFolder(path, lookSoon);
  const timer = setInterval(look, LOOK_MS).unref();
  return () => {
    watcher?.close();
    clearInterval(timer);
    clearTimeout(settling);
  };
}

/** Undefined where the system does not watch folders, or not so many. */
function watchFolder(path: string, onEvent: () => void): FSWatcher | undefined {
  const own = basename(path);
  try {
    const watcher = watch(dirname(path), { persistent: false }, (_, file) => {
      if (file === null || file === own) onEvent();
    });
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/** Differs whenever the file does; '' where there is none, or none that can be seen. */
function versionOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
