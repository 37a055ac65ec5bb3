import sanitizeAnsi from '../../node_modules/ink/build/sanitize-ansi.js';
import { cached } from './bounded-cache.ts';

/** Stands for Ink's function of that name in the bundle, which takes each text apart at every frame. */
// biome-ignore lint/style/noDefaultExport: Ink exports its default
export default cached((text) => sanitizeAnsi(text));
