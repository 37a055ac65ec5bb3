export { TEXTS } from '../en/index.ts';
