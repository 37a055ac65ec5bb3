import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 5;

/** Says at the end of a run which files took most CPU time. */
export class LongestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const times = files.map((file) => ({
      path: file.relativeModuleId,
      time: file.meta().cpuTime ?? 0,
    }));
    const longest = times.sort((one, other) => other.time - one.time).slice(0, SHOWN);
    const lines = longest.map(({ path, time }) => `${time.toFixed(1).padStart(6)} s  ${path}`);
    console.log(`Most CPU time took\n${lines.join('\n')}\n`);
  }
}
