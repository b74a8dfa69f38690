// The alerts of deploy/prometheus, by the collector's own tool: its files are read, each alert is seen to fire once, by the metrics of a bad
// quarter of an hour, and none fires in a good one.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { alarmKinds } from '../../src/server/http/alarm-kinds.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'prometheus')
const rulesFile = path.join(folder, 'candor.rules.yaml')

interface Rule {
  readonly alert: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}
const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { readonly groups: readonly { readonly rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** A metric with its values, one each fifteen seconds, as `promtool` writes them: `0+5x60` rises by five sixty times. */
type Series = Readonly<Record<string, string>>
interface Scene {
  readonly series: Series
  /** What the alert is told of, beside its own labels. */
  readonly of?: Readonly<Record<string, string>>
}

const requests = (status: string, route: string, values: string): Series => ({
  [`candor_http_request_seconds_count{status="${status}",route="${route}"}`]: values,
})
const slower = (quick: string, all: string): Series => ({
  'candor_http_request_seconds_bucket{le="1"}': quick,
  'candor_http_request_seconds_bucket{le="2.5"}': all,
  'candor_http_request_seconds_bucket{le="+Inf"}': all,
})
const providerCalls = (outcome: string, values: string): Series => ({
  [`candor_provider_seconds_count{provider="xendit",outcome="${outcome}"}`]: values,
})
const instance = { job: 'candor', instance: 'candor:3000' }
const up = 'up{job="candor",instance="candor:3000"}'

/** What brings each alert about that is no alarm of the log. */
const scenes: Readonly<Record<string, Scene>> = {
  CandorAway: { series: { [up]: '1x20 0x60' }, of: instance },
  CandorFailingRequests: {
    series: { ...requests('200', '/home', '0+95x80'), ...requests('500', '/home', '0+5x80') },
  },
  CandorNotReady: { series: requests('503', '/readyz', '0+1x80') },
  CandorSlow: { series: slower('0+9x80', '0+10x80') },
  CandorJobGivenUp: { series: { 'candor_jobs{topic="payOut",state="dead"}': '0x20 1x60' }, of: { topic: 'payOut' } },
  CandorJobsWait: { series: { 'candor_jobs{topic="payOut",state="due"}': '101x80' }, of: { topic: 'payOut' } },
  CandorPromiseSoonBroken: {
    series: { 'candor_desk_work{kind="case",state="soon"}': '0x20 1x60' },
    of: { kind: 'case' },
  },
  CandorPromiseBroken: {
    series: { 'candor_desk_work{kind="case",state="over"}': '0x20 1x60' },
    of: { kind: 'case' },
  },
  CandorJobsLate: { series: { 'candor_job_oldest_due_seconds{topic="payOut"}': '901x80' }, of: { topic: 'payOut' } },
  CandorProviderSlow: {
    series: { ...providerCalls('answered', '0+3x80'), ...providerCalls('lost', '0+1x80') },
    of: { provider: 'xendit' },
  },
  CandorNoConnection: {
    series: { 'candor_db_connections{state="waiting",instance="candor:3000"}': '1x80' },
    of: { instance: 'candor:3000' },
  },
  CandorEventLoop: {
    series: { 'candor_nodejs_eventloop_lag_p99_seconds{instance="candor:3000"}': '0.6x80' },
    of: { instance: 'candor:3000' },
  },
  CandorNotSealed: { series: { candor_ledger_unsealed_seconds: '129000+60x80' } },
}

/** A quarter of an hour in which all is well, of every metric that an alert looks at. */
const well: Series = {
  [up]: '1x80',
  ...Object.fromEntries(alarmKinds.map((kind) => [`candor_alarms_total{kind="${kind}"}`, '0x80'])),
  ...requests('200', '/home', '0+99x80'),
  ...requests('500', '/home', '0+1x80'),
  ...requests('503', '/readyz', '0x80'),
  ...slower('0+99x80', '0+100x80'),
  'candor_jobs{topic="payOut",state="dead"}': '0x80',
  'candor_jobs{topic="payOut",state="due"}': '100x80',
  'candor_desk_work{kind="case",state="soon"}': '0x80',
  'candor_desk_work{kind="case",state="over"}': '0x80',
  'candor_job_oldest_due_seconds{topic="payOut"}': '900x80',
  ...providerCalls('answered', '0+9x80'),
  ...providerCalls('lost', '0+1x80'),
  'candor_db_connections{state="waiting",instance="candor:3000"}': '0x80',
  'candor_nodejs_eventloop_lag_p99_seconds{instance="candor:3000"}': '0.02x80',
  candor_ledger_unsealed_seconds: '86400x80',
}

/** The scene of a rule: where it is an alarm of the log, the log has written one. */
function sceneOf({ alert, labels: { kind } }: Rule): Scene {
  const own = scenes[alert]
  if (own !== undefined) return own
  if (kind === undefined) throw new Error(`what brings ${alert} about?`)
  return { series: { [`candor_alarms_total{kind="${kind}"}`]: '0x30 1x50' } }
}

/** The words of an alert as they are told. */
const told = (text: string, labels: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_all, name: string) => labels[name] ?? '')

const promtool = (...args: readonly string[]): string => execFileSync('promtool', args, { encoding: 'utf8' })

let made = ''
beforeAll(() => {
  made = mkdtempSync(path.join(tmpdir(), 'candor-alerts-'))
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

/** Plays series for a quarter of an hour, and compares the alerts of its end. */
function played(series: Series, expected: readonly object[]): string {
  const file = path.join(made, 'scene.yaml')
  const interval = '15s'
  writeFileSync(
    file,
    stringify({
      rule_files: [rulesFile],
      evaluation_interval: interval,
      tests: [
        {
          interval,
          input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
          alert_rule_test: expected,
        },
      ],
    }),
  )
  return promtool('test', 'rules', file)
}

describe('the files for Prometheus', () => {
  it('are read by it', () => {
    expect(promtool('check', 'rules', rulesFile)).toContain(`SUCCESS: ${rules.length} rules found`)
    // The token is a file of the container.
    const config = readFileSync(path.join(folder, 'prometheus.yml'), 'utf8')
    const token = path.join(made, 'metrics_token')
    writeFileSync(token, 'token')
    mkdirSync(path.join(made, 'config'))
    const here = path.join(made, 'config', 'prometheus.yml')
    writeFileSync(here, config.replace('/run/secrets/metrics_token', token))
    writeFileSync(path.join(made, 'config', 'candor.rules.yaml'), readFileSync(rulesFile))
    expect(promtool('check', 'config', here)).toContain('SUCCESS')
  })

  it('and the questions of the dashboard are read as well', () => {
    const asked: string[] = []
    JSON.parse(readFileSync(path.join(folder, '..', 'grafana', 'candor.json'), 'utf8'), (name, value) => {
      if (name === 'expr') asked.push(value)
      return value
    })
    expect(asked.length).toBeGreaterThan(5)
    const file = path.join(made, 'dashboard.yaml')
    const recorded = asked.map((expr, n) => ({ record: `asked:${n}`, expr: expr.replaceAll('$__rate_interval', '5m') }))
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${asked.length} rules found`)
  })

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s fires by what it is for', (alert, rule) => {
    const { series, of = {} } = sceneOf(rule)
    const labels = { ...of, ...rule.labels }
    const annotations = Object.entries(rule.annotations).map(([name, text]) => [name, told(text, labels)])
    const expected = { exp_labels: labels, exp_annotations: Object.fromEntries(annotations) }
    expect(played(series, [{ eval_time: '15m', alertname: alert, exp_alerts: [expected] }])).toContain('SUCCESS')
  })

  it('fire none while all is well', () => {
    const none = rules.map(({ alert }) => ({ eval_time: '15m', alertname: alert, exp_alerts: [] }))
    expect(played(well, none)).toContain('SUCCESS')
  })
})
