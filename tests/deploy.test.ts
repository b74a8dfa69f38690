// The files of deploy/: they can be read, name no setting that there is not, give production what it needs, and keep to what
// docs/operate.md says of them.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import packageJson from '../package.json' with { type: 'json' }
import { startFlags } from '../scripts/start-flags.mjs'
import { alarmKinds } from '../src/server/http/alarm-kinds.ts'
import { createMetrics } from '../src/server/http/metrics.ts'
import { requiredInProduction, settings } from '../src/settings/groups.ts'
import { requiredByProviders, usualProviders } from '../src/settings/providers.ts'
import { fileSettings } from '../src/settings/secret-files.ts'
import { renderChart } from './support/chart.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8')

/** As much of these files as is looked at. */
interface Container {
  readonly securityContext: Record<string, unknown>
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly args?: readonly string[]
  readonly [other: string]: unknown
}
interface Pod {
  readonly containers: readonly Container[]
  readonly securityContext: Record<string, unknown>
  readonly terminationGracePeriodSeconds?: number
}
interface Resource {
  readonly kind: string
  readonly metadata: { readonly annotations?: Record<string, string> }
  readonly data?: Record<string, string>
  readonly [part: string]: unknown
}
interface Service {
  readonly environment?: Record<string, string>
  readonly secrets?: readonly string[]
  readonly image: string
  readonly [other: string]: unknown
}

const values = parse(read('chart/values.yaml')) as {
  settings: Record<string, string>
  drainSeconds: number
  pauseBeforeEndSeconds: number
}
const resources = globSync('chart/templates/*.yaml', { cwd: path.join(root, 'deploy') })
  .sort()
  .flatMap((file) => parseAllDocuments(renderChart(read(file), values)))
  .map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    return document.toJS() as Resource
  })
const resource = (kind: string): Resource => {
  const found = resources.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`the chart has no ${kind}`)
  return found
}
/** The pods that a resource makes. */
function podOf(kind: string): Pod {
  const parts = resource(kind) as unknown as Readonly<Record<string, { template: Readonly<Record<string, Pod>> }>>
  const pod = parts.spec?.template.spec
  if (pod === undefined) throw new Error(`${kind} makes no pods`)
  return pod
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, unknown>
}
const namesOfFile = (text: string): string[] => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
const unit = read('candor.service')
const namesOfUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name),
)
const image = read('Containerfile')
const stages = image.split(/^FROM /m).slice(1)
const lastStage = stages.at(-1) ?? ''
const namesOfImage = [...(/ENV ([\s\S]*?)\n(?=[A-Z])/.exec(lastStage)?.[1] ?? '').matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(
  ([, name = '']) => name,
)
const containerOf = (kind: string): Container => {
  const [container] = podOf(kind).containers
  if (container === undefined) throw new Error(`${kind} has no container`)
  return container
}

/** What each way to run the product sets. */
const ways: Readonly<Record<string, readonly string[]>> = {
  container: namesOfImage,
  compose: [
    ...namesOfImage,
    ...namesOfFile(read('candor.env.example')),
    ...Object.keys(compose.services.candor?.environment ?? {}),
  ],
  'compose: migrate': [...namesOfImage, ...Object.keys(compose.services.migrate?.environment ?? {})],
  chart: [
    ...namesOfImage,
    ...Object.keys(resource('ConfigMap').data ?? {}),
    ...containerOf('Deployment').env.map(({ name }) => name),
  ],
  'chart: migration': [...namesOfImage, ...containerOf('Job').env.map(({ name }) => name)],
  systemd: [...namesOfUnit, ...namesOfFile(read('candor.env.example'))],
}

/** Of Node and of the C library: no settings of ours. */
const ofOthers = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']

describe.each(Object.entries(ways))('%s', (_way, names) => {
  it('sets what .env.example has, or the file of a secret, and nothing else', () => {
    const known = [...Object.keys(settings), ...fileSettings, ...ofOthers]
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  it('gives no secret as it stands: each comes from a file', () => {
    expect(names.filter((name) => fileSettings.includes(`${name}_FILE`))).toEqual([])
  })
})

describe.each(['compose', 'chart', 'systemd'])('%s', (way) => {
  it('gives everything that production does not start without', () => {
    const given = (ways[way] ?? []).map((name) => (fileSettings.includes(name) ? name.replace(/_FILE$/, '') : name))
    const needed = [...requiredInProduction, ...requiredByProviders(usualProviders), 'MODE', 'DATABASE_URL', 'DATA_DIR']
    expect(needed.filter((name) => !given.includes(name))).toEqual([])
  })
})

describe('the image', () => {
  it('has no tools of the build in its last stage, and runs as an unprivileged user', () => {
    expect(stages).toHaveLength(2)
    expect(lastStage).not.toMatch(/apt-get|npm /)
    expect(lastStage).toMatch(/^USER 10001:10001$/m)
    expect(lastStage.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /var/lib/candor'])
    expect(lastStage).toMatch(
      /^HEALTHCHECK .*\\\n\s+CMD \["\/app\/node_modules\/\.bin\/node", "\/app\/deploy\/healthcheck\.mjs"\]$/m,
    )
    expect(namesOfImage).toEqual(expect.arrayContaining(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']))
  })

  it('starts as `npm start` does, and so does the unit of systemd: with the same flags of Node', () => {
    const flags = startFlags('production')
    expect(flags.length).toBeGreaterThan(0)
    const inLine = flags.join(' ')
    expect(lastStage).toContain(
      `ENTRYPOINT [${['/app/node_modules/.bin/node', ...flags].map((word) => JSON.stringify(word)).join(', ')}]`,
    )
    expect(lastStage, 'what is compiled with other flags is compiled again').toContain(
      `node ${inLine} scripts/serve.mjs --check`,
    )
    expect(read('candor.service')).toContain(`/node_modules/.bin/node ${inLine} scripts/serve.mjs`)
  })

  it('has its program compiled by the user that runs it, whose cache nobody else reads', () => {
    const [, compiled = ''] = /NODE_COMPILE_CACHE=(\S+)/.exec(lastStage) ?? []
    const [before = '', after = ''] = lastStage.split('USER 10001:10001')
    expect(before).toContain(`--owner=candor --group=candor --mode=0700 ${compiled}\n`)
    expect(after).toMatch(/^RUN .*\/node (?:--\S+ )+scripts\/serve\.mjs --check/m)
    expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=%C\/candor\nCacheDirectory=candor$/m)
  })

  it('is made of a Debian of a fixed version, and gets no secret of the machine that makes it', () => {
    expect(image).toMatch(/^ARG DEBIAN=docker\.io\/library\/debian:\d+\.\d+-slim$/m)
    for (const file of ['.containerignore', '.dockerignore'])
      expect(readFileSync(path.join(root, file), 'utf8').split('\n')).toEqual(
        expect.arrayContaining(['.env', '.git', 'node_modules', 'deploy/secrets', 'deploy/candor.env']),
      )
  })
})

describe('compose.yaml', () => {
  it('hands each secret to the service that uses it, and names an image of a fixed version', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      const wanted = Object.values(service.environment ?? {}).flatMap(
        (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [],
      )
      expect(service.secrets ?? [], name).toEqual(expect.arrayContaining(wanted))
      for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret)
      if (service.image !== 'candor') expect(service.image, name).toMatch(/:(v?\d+\.|RELEASE\.)/)
    }
  })

  it('runs the product read-only and without a right, after the migration', () => {
    for (const name of ['candor', 'migrate'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(compose.services.candor?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    })
  })
})

describe('the values of the chart', () => {
  const text = read('chart/values.schema.json')
  const schema = z.fromJSONSchema(JSON.parse(text))
  const asked = JSON.parse(text).properties.settings.required as string[]
  const whole = {
    ...values,
    image: 'registry.example/candor:0.1.0',
    settings: { ...values.settings, ...Object.fromEntries(asked.map((name) => [name, 'said'])) },
  }
  const faults = (given: unknown) =>
    schema.safeParse(given).error?.issues.map((issue) => issue.path.join('.') || issue.message) ?? []

  it('are all asked for that production needs and neither image, template nor Secret gives', () => {
    expect(faults(whole)).toEqual([])
    const elsewhere = [...namesOfImage, ...containerOf('Deployment').env.map(({ name }) => name.replace(/_FILE$/, ''))]
    expect(requiredInProduction.filter((name) => ![...asked, ...elsewhere].includes(name))).toEqual([])
  })

  it('are refused by name where one is left out, empty, misspelt or of another kind, and as they are delivered', () => {
    for (const name of asked) {
      const { [name]: _, ...others } = whole.settings
      expect(faults({ ...whole, settings: others }), name).toEqual([`settings.${name}`])
      expect(faults({ ...whole, settings: { ...others, [name]: '' } }), name).toEqual([`settings.${name}`])
    }
    expect(faults(values).sort()).toEqual(['image', ...asked.map((name) => `settings.${name}`)].sort())
    for (const name of ['secretName', 'lenderConfigMap', 'network', 'replicas']) {
      const { [name]: _, ...others } = whole as Record<string, unknown>
      expect(faults(others), name).toEqual([name])
    }
    expect(faults({ ...whole, role: 'both' })).toEqual(['role'])
    expect(faults({ ...whole, replica: 3 })[0]).toMatch(/replica/)
  })
})

describe('the chart', () => {
  it('is of the version of the product', () => {
    expect(parse(read('chart/Chart.yaml'))).toMatchObject({ apiVersion: 'v2', appVersion: packageJson.version })
  })

  it('has what a cluster needs', () => {
    expect(resources.map(({ kind }) => kind).sort()).toEqual([
      ...['ConfigMap', 'Deployment', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'],
    ])
    expect(resource('Job').metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    expect(containerOf('Job').args).toEqual(['scripts/migrate.ts'])
  })

  it.each(['Deployment', 'Job'])('runs the %s read-only, without a right, as an unprivileged user', (kind) => {
    expect(podOf(kind).securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
    expect(containerOf(kind).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  it('asks the addresses that there are, and lets requests end', () => {
    expect(containerOf('Deployment')).toMatchObject({
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      startupProbe: { httpGet: { path: '/healthz' } },
      lifecycle: { preStop: { sleep: { seconds: values.pauseBeforeEndSeconds } } },
    })
    const { terminationGracePeriodSeconds: grace = 0 } = podOf('Deployment')
    // The pause, the drain, and ten seconds for requests under way (src/main.ts).
    expect(grace).toBeGreaterThan(values.pauseBeforeEndSeconds + values.drainSeconds + 10)
  })
})

describe('the unit of systemd', () => {
  it('hands each secret over as a credential', () => {
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/candor\/secrets\/\1$/gm)].map(([, name]) => name)
    const named = [...unit.matchAll(/^Environment=(\w+)_FILE=%d\/\1$/gm)].map(([, name]) => name)
    expect(loaded.length).toBeGreaterThan(5)
    expect(named).toEqual(loaded)
  })
})

describe('the alerts and the dashboard', () => {
  const rules = (
    parse(read('prometheus/candor.rules.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  ).groups.flatMap((group) => group.rules)
  const dashboard = JSON.parse(read('grafana/candor.json')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr)),
  ]

  it('use figures that /metrics has', async () => {
    const metrics = createMetrics()
    metrics.count('/home', 'GET', 200, 5)
    metrics.event('job failed')
    metrics.providerCall('xendit', 'answered', 5)
    const text = await metrics.text(
      {
        queue: [{ topic: 'payOut', waiting: 1, due: 1, dead: 0, oldestSeconds: 5 }],
        work: [{ kind: 'case', waiting: 1, soon: 0, over: 0 }],
        figures: {
          money: [{ direction: 'in', by: 'gcash', currency: 'PHP', amountMinor: 1, count: 1 }],
          logins: [{ kind: 'web', count: 1 }],
          codes: [{ purpose: 'login', state: 'sent', count: 1 }],
          loans: [{ market: 'philippines', bucket: 'current', count: 1 }],
          suspense: [{ currency: 'PHP', amountMinor: 1 }],
          unsealedSeconds: 60,
        },
      },
      { inUse: 1, idle: 0, waiting: 0 },
    )
    const told = new Set(text.split('\n').flatMap((line) => /^(candor_\w+)/.exec(line)?.[1] ?? []))
    const used = new Set(expressions.flatMap((expr) => expr.match(/candor_\w+/g) ?? []))
    expect(used.size).toBeGreaterThan(4)
    expect([...used].filter((name) => !told.has(name))).toEqual([])
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
    const asked = expressions.flatMap((expr) =>
      [...expr.matchAll(/[{,](\w+)(?:=|!=|=~)"/g)].map(([, label = '']) => label),
    )
    expect(asked.filter((label) => !['job', 'instance'].includes(label) && !labels.has(label))).toEqual([])
  })

  it('have an alert for each alarm of the log', () => {
    const alarmed = rules.flatMap(({ expr }) => /candor_alarms_total\{kind="(\w+)"\}/.exec(expr)?.[1] ?? [])
    expect(alarmed.toSorted()).toEqual([...alarmKinds].toSorted())
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it('are what the collector of compose.yaml reads', () => {
    expect(parse(read('prometheus/prometheus.yml'))).toMatchObject({ rule_files: ['candor.rules.yaml'] })
  })
})
