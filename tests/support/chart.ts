// Renders the templates of our chart: as much of Helm's language as they use, and an error for anything beyond it.

import { createHash } from 'node:crypto'

interface Scope {
  readonly values: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly dot: unknown
}

const releaseName = 'candor'

function lookUp(path: string, { values, variables, dot }: Scope): unknown {
  if (path === '.') return dot
  if (path === '.Release.Name') return releaseName
  if (path.startsWith('$')) return variables[path]
  const [, root, ...names] = path.split('.')
  if (root !== 'Values') throw new Error(`the chart uses ${path}, which tests/support/chart.ts does not know`)
  const found = names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values)
  if (found === undefined) throw new Error(`values.yaml has no ${names.join('.')}`)
  return found
}

const filters: Readonly<Record<string, (value: unknown) => unknown>> = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => createHash('sha256').update(String(value)).digest('hex'),
}

function evaluated(expression: string, scope: Scope): string {
  const [path = '', ...names] = expression.split('|').map((part) => part.trim())
  const value = names.reduce<unknown>(
    (before, name) => {
      const filter = filters[name]
      if (filter === undefined) throw new Error(`the chart uses ${name}, which tests/support/chart.ts does not know`)
      return filter(before)
    },
    lookUp(path, scope),
  )
  return String(value)
}

function* scopesOf(head: string, scope: Scope): Generator<Scope> {
  const [, key, item, path] = /^(?:(\$\w+), (\$\w+) := )?(\.\S+)$/.exec(head) ?? []
  for (const [name, value] of Object.entries(lookUp(path ?? head, scope) as object))
    yield key === undefined || item === undefined
      ? { ...scope, dot: value }
      : { ...scope, variables: { ...scope.variables, [key]: name, [item]: value } }
}

function rendered(lines: readonly string[], scope: Scope): string[] {
  const out: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const [, head] = /^\{\{- range (.+) \}\}$/.exec(line) ?? []
    if (head === undefined) {
      out.push(line.replaceAll(/\{\{ (.+?) \}\}/g, (_, expression: string) => evaluated(expression, scope)))
      continue
    }
    const end = lines.indexOf('{{- end }}', index)
    for (const inner of scopesOf(head, scope)) out.push(...rendered(lines.slice(index + 1, end), inner))
    index = end
  }
  return out
}

/** The text of a template with these values, for a release called `candor`. */
export function renderChart(template: string, values: unknown): string {
  const text = rendered(template.split('\n'), { values, variables: {}, dot: values }).join('\n')
  if (/\{\s*\{/.test(text))
    throw new Error(`the chart has something that tests/support/chart.ts cannot render:\n${text}`)
  return text
}
