// Values that stand for a person: each is typed into one field of one call and found nowhere else, unless something of ours has told it.

import type { Json, Operation, Sent } from './open-api.ts'
import { bodyOf, type Chance, fieldsFor, type Heard, sentType } from './open-api-requests.ts'

/** A field of an operation, and where it is said. */
interface Field {
  readonly name: string
  readonly schema: Json
  readonly place: 'query' | 'body'
}

/** What names a thing of ours or a choice among a few, and nobody: it may stand in addresses and in the log. */
const namesNobody =
  /(Id|Ref|No|Number|Version|Type|Kind|Way|lang|language|periods|position|stars|score|choice|currency|color|colour|system|sort|page)$|^(ref|document|side|step|url|key|code)$/i

/** The fields of an operation into which a value of somebody can be typed. The common parameters are the same for all. */
export function typedFields({ method, parameters, requestBody }: Operation, common: ReadonlySet<string>): Field[] {
  const asked = parameters.filter((one) => one.in === 'query' && method === 'GET' && !common.has(one.name))
  const content = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  const body = Object.entries((content.properties ?? {}) as Record<string, Json>)
  return [
    ...asked.map(({ name, schema }): Field => ({ name, schema, place: 'query' })),
    ...body.map(([name, schema]): Field => ({ name, schema, place: 'body' })),
  ]
}

/** Whether what is typed there says something of a person. */
export const isOfAPerson = (name: string): boolean => !namesNobody.test(name)

/** The value for a field: as a person would type it, where its name or schema says how. */
export function canaryFor(name: string, schema: Json, number: number): string {
  const count = String(number).padStart(4, '0')
  if (/mail/i.test(name)) return `canary${count}q@example.test`
  if (/phone|mobile|whatsapp/i.test(name)) return `1398642${count}`
  const variants = [schema, ...((schema.anyOf ?? []) as Json[])]
  const isOfDigits = variants.some(({ type, pattern }) => type === 'integer' || /\\d/.test(String(pattern ?? '')))
  if (isOfDigits || /utr|number|amount|income|payments/i.test(name)) return `8642${count}1357`
  return `QzCanary${count}`
}

/** How it is found in a text, however an address or a header writes it. */
export const traceOf = (canary: string): string => canary.split('@')[0] ?? canary

/** One request: everything that the operation asks for, and in this field the value. */
export function plantedRequest(
  operation: Operation,
  { name, place }: Field,
  canary: string,
  means: { readonly who: Readonly<Record<string, string>>; readonly chance: Chance; readonly heard: Heard },
): Sent {
  const { method, path, parameters, requestBody } = operation
  const { who, chance, heard } = means
  const [type, described] = Object.entries(requestBody?.content ?? {})[0] ?? ['', { schema: {} as Json }]
  const fields = { ...fieldsFor(described.schema, chance, heard), ...(place === 'body' ? { [name]: canary } : {}) }
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const asked = Object.fromEntries(required.map((one) => [one.name, heard.under(one.name, chance) ?? '1']))
  const search = new URLSearchParams({ ...who, ...asked, ...(place === 'query' ? { [name]: canary } : {}) })
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': `203.0.113.${chance.below(256)}` }
  if (method === 'GET') return { method, url: `${path}?${search}`, headers, body: null }
  return {
    method,
    url: `${path}?${search}`,
    headers: { ...headers, 'content-type': sentType(type) },
    body: bodyOf(type, fields, described.schema),
  }
}
