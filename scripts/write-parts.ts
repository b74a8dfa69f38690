// Keeps the table of the parts of `npm test` among the figures of docs/reliability.md. `scripts/test.mjs` calls it with WRITE_REPORT.

import { cpus } from 'node:os'
import { reported } from '../tests/simulation/report.ts'

interface Part {
  readonly part: string
  readonly tests: number
  readonly seconds: number
  readonly processorSeconds: number
  readonly load: number
}

const { parts, seconds } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly parts: readonly Part[]
  readonly seconds: number
}
const rows = parts.map(({ part, ...of }) => [
  part,
  `${of.tests} tests in ${of.seconds} s, ${of.processorSeconds} s of processor, load ${of.load} at its end`,
])
reported('wholeRun', { cpus: cpus().length, seconds, ...Object.fromEntries(rows) })
