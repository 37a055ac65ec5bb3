import type { Writable } from 'node:stream';
import { printable } from '../clean/clean-text.ts';

/** What a server tells whoever runs it. */
export interface ServerEvent {
  readonly kind:
    | 'connected'
    | 'turned-away'
    | 'login'
    | 'session'
    | 'left'
    | 'lost'
    | 'session-fault'
    | 'line-fault'
    /** Nothing can be written, or it can be again. */
    | 'store-away'
    | 'store-back'
    /** Something that should not happen. */
    | 'fault'
    | 'draining';
  readonly address?: string;
  /** A fingerprint. */
  readonly key?: string;
  /** Why, or what: a code, a status, the name of a program. May be foreign. */
  readonly detail?: string;
  /** Counts, but is no line of the log: there were many like it. */
  readonly isUntold?: boolean;
}

export type LogServerEvent = (event: ServerEvent) => void;

/** The length of the beginning of a fingerprint that tells keys apart for a reader. */
const SHORT_KEY = 'SHA256:'.length + 12;

const LONGEST_DETAIL = 60;

/** Writes each event as a line: time, kind, address, key, detail; `-` for what there is not. */
export function serverLog(stream: Writable, nowMs: () => number = Date.now): LogServerEvent {
  return ({ kind, address, key, detail, isUntold }) => {
    if (isUntold) return;
    const parts = [
      new Date(nowMs()).toISOString(),
      kind,
      inOneWord(address),
      inOneWord(key?.slice(0, SHORT_KEY)),
      detail === undefined ? '-' : printable(detail.slice(0, LONGEST_DETAIL)),
    ];
    stream.write(`${parts.join(' ')}\n`);
  };
}

function inOneWord(text: string | undefined): string {
  return text ? printable(text).replaceAll(' ', '?') : '-';
}

/** What may be logged of an error: its code, or its kind. Its text may hold foreign text. */
export function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
}
