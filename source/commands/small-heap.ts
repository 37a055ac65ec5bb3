import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap of a program with a screen small: each frame leaves garbage that is soon dead, and
 * V8 would make ever more room for it, 12 MB after two hundred keys. To be called before it grows.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
