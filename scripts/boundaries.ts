// Who may import whom: dependency-cruiser with the rules of .dependency-cruiser.mjs, a part of `npm run check:static`. It reads
// TypeScript without a compiler of its own, so the number of files that it has read is held, too: an empty look would find nothing.

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { folderCircles, type Module } from './folder-circles.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const root = path.dirname(import.meta.dirname)
/** Of src, tests left out: fewer means that the checker has missed some. */
const MODULES_AT_LEAST = 2_000
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024

interface Cruise {
  readonly modules: readonly Module[]
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
  }
}

const checker = path.join(root, 'node_modules', '.bin', 'depcruise')
const { stdout, stderr, error } = spawnSync(
  checker,
  ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  },
)
if (error !== undefined || stdout === '') {
  process.stderr.write(`The import rules could not be checked: ${error?.message ?? stderr}\n`)
  process.exit(1)
}
const { summary, modules } = JSON.parse(stdout) as Cruise
const { default: config } = (await import('../.dependency-cruiser.mjs' as string)) as {
  readonly default: { readonly forbidden: readonly { readonly name: string; readonly comment?: string }[] }
}
const whatToDo = new Map(config.forbidden.map(({ name, comment }) => [name, comment ?? '']))
for (const { from, to, rule } of summary.violations)
  process.stderr.write(`${rule.name}: ${from} → ${to}\n    ${whatToDo.get(rule.name) ?? ''}\n`)
const circles = folderCircles(modules)
for (const circle of circles)
  process.stderr.write(
    `These folders use each other in a circle:\n    ${circle.join('\n    ')}\n    Move what both need into a folder below them.\n`,
  )
if (summary.totalCruised < MODULES_AT_LEAST) {
  process.stderr.write(
    `Only ${summary.totalCruised} files were read of at least ${MODULES_AT_LEAST}: the checker has missed some.\n`,
  )
  process.exit(1)
}
if (summary.violations.length > 0 || circles.length > 0) process.exit(1)
process.stdout.write(`import rules: ${summary.totalCruised} files keep them\n`)
