import { withoutControls } from '../../clean/clean-text.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { OWN_END } from '../formats/formats.ts';

/** In bytes of UTF-8: file systems allow 255, and a temporary file's name is a little longer. */
const LONGEST_NAME = 200;

/** Why a text cannot be the name of a game. */
export type NameFault =
  | { readonly code: 'name-empty' }
  | { readonly code: 'name-has-slash' }
  | { readonly code: 'name-has-control' }
  | { readonly code: 'name-starts-with-dot' }
  | { readonly code: 'name-too-long'; readonly longest: number };

/** The name of a game as a player types it; spaces around it and `.psn` at its end are dropped. */
export function parseGameName(text: string): Result<string, NameFault> {
  if (withoutControls(text) !== text) return failure({ code: 'name-has-control' });
  const trimmed = text.trim();
  const name = trimmed.endsWith(OWN_END) ? trimmed.slice(0, -OWN_END.length).trimEnd() : trimmed;
  if (/[/\\]/.test(name)) return failure({ code: 'name-has-slash' });
  if (trimmed.startsWith('.')) return failure({ code: 'name-starts-with-dot' });
  if (name === '') return failure({ code: 'name-empty' });
  if (new TextEncoder().encode(name).length > LONGEST_NAME) {
    return failure({ code: 'name-too-long', longest: LONGEST_NAME });
  }
  return success(name);
}
