import { isSystemError } from '../../records/store/whole-file.ts';

/** What the system finds; undefined where it has no such file. Rejects with what it refuses. */
export async function ifThere<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
