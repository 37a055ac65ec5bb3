import { readFile } from 'node:fs/promises';
import type { PictureFiles } from '../ui/app/piece-pictures.ts';

/** Reads the pictures of the pieces from the file that the build writes beside the program. */
export async function readPieceFiles(here: string = import.meta.url): Promise<PictureFiles> {
  const file = new URL(here.endsWith('.ts') ? '../../dist/pieces.json' : 'pieces.json', here);
  return new Map(Object.entries<string>(JSON.parse(await readFile(file, 'utf8'))));
}
