// What the runs found out: written to docs/reliability.json and docs/reliability.md when WRITE_REPORT is set, printed always.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'

const docs = path.join(import.meta.dirname, '..', '..', 'docs')

/** A whole number from the environment, or the usual one. */
export function settingOf(name: string, usual: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`${name} is no whole number: ${text}`)
  return value
}

type Figures = Readonly<Record<string, unknown>>

/** Prints one run's figures; with WRITE_REPORT they take the place of the last ones of their kind in the docs. */
export function reported(run: string, figures: Figures): void {
  console.log(`${run} ${JSON.stringify(figures)}`)
  if (process.env.WRITE_REPORT === undefined) return
  const file = path.join(docs, 'reliability.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figures>) : {}
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: docs, encoding: 'utf8' }).trim()
  // How busy the machine was with whatever else: times mean little without it.
  const loadOfTheMachine = Math.round((loadavg()[1] ?? 0) * 10) / 10
  const runs = { ...known, [run]: { commit, ranAt: new Date().toISOString(), loadOfTheMachine, ...figures } }
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
  writeFileSync(path.join(docs, 'reliability.md'), pageOf(runs))
}

function pageOf(runs: Readonly<Record<string, Figures>>): string {
  const sections = Object.entries(runs).map(([run, figures]) => `## ${run}\n\n${rowsOf(figures)}\n`)
  return [
    '# What was proved, and how far\n',
    'Written by `npm run prove`, run by run; the method is in `decisions/0015-proof.md`.\n',
    ...sections,
  ].join('\n')
}

function rowsOf(figures: Figures): string {
  const rows = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, count]) => [`${name}: ${inner}`, String(count)] as const)
      : [[name, String(value)] as const],
  )
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n')
}
