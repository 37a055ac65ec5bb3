import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long for their size. */
const SLOW =
  /\/(e2e\/.*|usi-engine|own-engine|strength\.long|room-model\.long|.*-kill\.long|sets\.long|hostile-sizes\.long)\.test\./;

/**
 * The order of a run: slow files come first, or one of them runs alone in the end. Vitest itself goes
 * by what files took the last time, and on a new clone by their size.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
