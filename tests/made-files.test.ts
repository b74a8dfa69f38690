// Files that are made of our contracts for somebody else's engineers are those of today's contracts.

import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fileSchemas } from '../scripts/file-schema-texts.ts'
import { madeOf, partnerDocument, partnerDocumentHash } from '../scripts/partner-document.ts'
import { formSteps } from '../src/core/application/application-fields.ts'
import { decideDetails } from '../src/core/application/details.ts'
import { date } from '../src/core/calendar-date.ts'
import { isRefusal } from '../src/core/refusal.ts'
import { folderFiles } from '../src/server/adapters/lender/folder-files.ts'

const root = path.dirname(import.meta.dirname)
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Request {
  readonly method: string
  readonly url: { readonly path: readonly string[] }
  readonly body?: { readonly raw: string }
}
interface Item {
  readonly item?: readonly Item[]
  readonly request?: Request
}

/** The requests of the Postman collection, out of its folders. */
function collectedRequests(): Request[] {
  const among = (items: readonly Item[]): Request[] =>
    items.flatMap(({ item, request }) => [...(request === undefined ? [] : [request]), ...among(item ?? [])])
  return among((JSON.parse(textOf('docs/partner.postman.json')) as { item: Item[] }).item)
}

describe('made of the partner calls', () => {
  const paths = Object.keys(partnerDocument().paths as object)

  it.each(['clients/typescript/partner-paths.d.ts', 'docs/partner.postman.json'])(
    'is %s: after a change, npm run partner-client',
    (file) => expect(textOf(file).slice(0, 1_000)).toContain(madeOf(partnerDocumentHash())),
  )

  it('the types have every path, and the collection every call', () => {
    expect(paths.length).toBeGreaterThan(15)
    const types = textOf('clients/typescript/partner-paths.d.ts')
    expect(paths.filter((one) => !types.includes(`"${one}": {`))).toEqual([])
    const calls = Object.entries(partnerDocument().paths as Record<string, object>).flatMap(([one, methods]) =>
      Object.keys(methods).map((method) => `${method} ${one.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const collected = collectedRequests().map(({ method, url }) => `${method.toLowerCase()} /${url.path.join('/')}`)
    expect(collected.toSorted()).toEqual(calls.toSorted())
  })

  it.each(formSteps)('the collection fills in the step %s with what the product takes', (step) => {
    const request = collectedRequests().find(({ url }) => url.path.at(-1) === `${step}-info`)
    const typed = JSON.parse(request?.body?.raw ?? '{}') as Record<string, string>
    const decided = decideDetails(step, typed, date('2026-11-28'))
    const refused = isRefusal(decided) ? decided.fields : []
    const mend = 'mend its answer in scripts/partner-examples.ts, then npm run partner-client'
    expect(refused?.map((field) => `${field} is not taken: ${mend}`)).toEqual([])
    const taken = Object.keys(decided)
    expect(taken.length).toBeGreaterThan(1)
    expect(Object.keys(typed)).toEqual(expect.arrayContaining(taken))
  })
})

describe('made of the files that a lender writes', () => {
  const folder = path.join(root, 'docs/schemas')

  it('is docs/schemas, for every file: after a change, npm run file-schemas', () => {
    const made = fileSchemas()
    expect(readdirSync(folder).toSorted()).toEqual([...made.keys()].toSorted())
    for (const [name, text] of made) expect(readFileSync(path.join(folder, name), 'utf8'), name).toBe(text)
  })

  it('knows each file that a start reads, and takes a file that names its schema', () => {
    const reader = readFileSync(path.join(root, 'src/server/adapters/lender/read-lender.ts'), 'utf8')
    const read = [...reader.matchAll(/files\.json\(['`]([a-z-]+)[./]/g)].map(([, kind = '']) => kind)
    expect(read).toContain('reminders')
    const written = globSync('{*,about/*,payment-instructions/*/*}.json', { cwd: path.join(root, 'content') })
    const kinds = new Set(written.map((file) => (file.includes('/') ? file.split('/')[0] : file.replace('.json', ''))))
    expect([...kinds, ...read].filter((kind) => !fileSchemas().has(`${kind}.schema.json`))).toEqual([])
    const at = mkdtempSync(path.join(tmpdir(), 'schema-named-'))
    writeFileSync(path.join(at, 'limits.json'), '{"$schema":"../docs/schemas/limits.schema.json","a":1}')
    const files = folderFiles([at])
    expect(files.json('limits.json', z.strictObject({ a: z.int() }))).toEqual({ a: 1 })
    rmSync(at, { recursive: true })
  })

  it('refuse in an editor what a start refuses, by the fields that they list', () => {
    const { items } = JSON.parse(fileSchemas().get('products.schema.json') ?? '') as {
      items: { additionalProperties: boolean; required: string[]; properties: { product: { required: string[] } } }
    }
    expect(items.additionalProperties).toBe(false)
    expect(items.required).toEqual(['product', 'position'])
    expect(items.properties.product.required).toContain('minPrincipalMinor')
  })
})
