import { cruise, type IReporterOutput } from 'dependency-cruiser'
import { RULES } from './arrow-rules.ts'

/** What a look at the imports found. */
export interface ArrowReport {
  /** 'src/web/a.ts -> src/store/b.ts: web-imports' */
  readonly violations: readonly string[]
  readonly moduleCount: number
}

/**
 * Follows every import below the folders and holds it against the table of layers.
 * TypeScript is read by swc: without it dependency-cruiser sees no modules under TypeScript 7 and passes silently,
 * so callers also look at moduleCount.
 */
export async function followArrows(folders: readonly string[], baseDir: string): Promise<ArrowReport> {
  const { output }: IReporterOutput = await cruise(
    [...folders],
    {
      baseDir,
      ruleSet: { forbidden: RULES },
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.(css|svg|json|woff2)$|^node_modules/.vite' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text')
  const violations = output.summary.violations
    .filter(violation => violation.rule.severity === 'error')
    .map(violation => `${violation.from} -> ${violation.to}: ${violation.rule.name}`)
  return {
    violations,
    moduleCount: output.modules.filter(module => module.source.startsWith(folders[0] ?? '')).length,
  }
}

if (import.meta.main) {
  const { violations, moduleCount } = await followArrows(['src'], process.cwd())
  for (const violation of violations) console.error(violation)
  console.log(`${moduleCount} modules, ${violations.length} forbidden imports`)
  if (violations.length > 0 || moduleCount < 50) process.exitCode = 1
}
