// The alarms of the log, as docs/backup.md lists them for the operator: each kind that the code writes, and no other.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { alarmKinds } from '../src/server/http/alarm-kinds.ts'

const root = path.join(import.meta.dirname, '..')
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
)
const kinds = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, kind = '']) => kind)

it('stand in the table of docs/backup.md, each with what to do', () => {
  const written = new Set(
    sources.flatMap((name) => kinds(readFileSync(path.join(root, 'src', name), 'utf8'), /'([a-z]+[a-zA-Z]*Alert)'/g)),
  )
  const listed = kinds(
    readFileSync(path.join(root, 'docs', 'backup.md'), 'utf8'),
    /^\| <a id="\w+"><\/a>`(\w+Alert)` \| .+ \| .+ \|$/gm,
  )
  expect(written).toContain('ledgerAlert')
  // What /metrics counts.
  expect([...alarmKinds].toSorted()).toEqual([...written].toSorted())
  expect(listed.toSorted()).toEqual([...written].toSorted())
})

it('and every other alert lead each to a row of its own, which says what to do', () => {
  const rules = readFileSync(path.join(root, 'deploy', 'prometheus', 'candor.rules.yaml'), 'utf8')
  const alerts = kinds(rules, /alert: (\w+)/g)
  expect(kinds(rules, /runbook: docs\/backup\.md#(\w+)/g)).toEqual(alerts)
  const rows = kinds(
    readFileSync(path.join(root, 'docs', 'backup.md'), 'utf8'),
    /^\| <a id="(\w+)"><\/a>.+ \| .+ \|$/gm,
  )
  expect(rows.toSorted()).toEqual(alerts.toSorted())
})
