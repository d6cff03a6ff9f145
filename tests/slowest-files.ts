import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints the ten files of a run that took longest, in seconds, and the tests that passed only at a second try. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ name: path.relative('', module.moduleId), seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds);
    for (const { name, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`passed only at the second try: ${module.moduleId} > ${test.fullName}`);
  }
}
