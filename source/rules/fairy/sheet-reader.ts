import type { Given } from './given.ts';
import { DEFAULTS } from './rule-keys.ts';
import type { VariantSheet } from './sheet.ts';
import type { ValueForm, VariantFault, VariantFaultReason } from './variant-fault.ts';

/** The section from which a sheet comes. */
export interface SheetPlace {
  /** As it is written. */
  readonly section: string;
  readonly line: number;
  /** The id of the game. */
  readonly id: string;
}

/** Reads the values of a sheet, and gathers its faults. */
export class SheetReader {
  readonly sheet: VariantSheet;
  readonly faults: VariantFault[] = [];
  readonly #place: SheetPlace;

  constructor(sheet: VariantSheet, place: SheetPlace) {
    this.sheet = sheet;
    this.#place = place;
  }

  /** @param given where the fault is; the section itself by default */
  tell(reason: VariantFaultReason, given?: Given): void {
    const { section, line } = this.#place;
    const from = given?.from;
    this.faults.push({
      ...reason,
      section,
      line: given?.line ?? line,
      ...(from !== undefined && { from }),
    });
  }

  /** The value has another form than the key. */
  bad(given: Given, form: ValueForm): void {
    const { key, value } = given;
    this.tell({ code: 'bad-value', key, value, form }, given);
  }

  /** The value names squares that the board lacks. */
  offBoard(given: Given): void {
    const { key, value } = given;
    this.tell({ code: 'region', key, value, why: 'off-board' }, given);
  }

  /** The core lacks this rule. @param playable a value that it has */
  notPlayable(given: Given, playable: string): void {
    const { key, value } = given;
    this.tell({ code: 'not-playable', key, value, playable }, given);
  }

  /** The value of a key, or what it is where the sheet does not say. */
  given(key: string): Given {
    const { line } = this.#place;
    return this.sheet.values.get(key) ?? { key, value: DEFAULTS[key] ?? '', line, from: '' };
  }

  /** False where the value is neither. */
  boolean(key: string): boolean {
    const given = this.given(key);
    if (given.value !== 'true' && given.value !== 'false') this.bad(given, 'boolean');
    return given.value === 'true';
  }

  /** @returns undefined where the value is no number within the bounds */
  count(
    key: string,
    { least, most }: { readonly least: number; readonly most: number },
    form: ValueForm,
  ): number | undefined {
    const given = this.given(key);
    const count = /^\d{1,4}$/.test(given.value) ? Number(given.value) : Number.NaN;
    if (count >= least && count <= most) return count;
    this.bad(given, form);
    return undefined;
  }
}
