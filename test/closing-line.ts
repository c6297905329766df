import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line, 'N passed, N failed', for whoever reads only that. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      const broken = module.errors().length
      failed += broken
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
      }
    }
    process.on('exit', () => console.log(`\n${passed} passed, ${failed} failed`))
  }
}
