import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import type { Tongue } from '../text/tongue.ts';

/** How lines are written. */
export interface LineStyle {
  readonly tongue: Tongue;
  readonly charset: Charset;
  /** Default: no colours. */
  readonly looks?: Looks | undefined;
  /** Told before the first heading. Default: nothing. */
  readonly greeting?: readonly string[];
}
