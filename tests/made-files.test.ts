// Files that are made of our contracts for somebody else's engineers are those of today's contracts.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { madeOf, partnerDocument, partnerDocumentHash } from '../scripts/partner-document.ts'

const root = path.dirname(import.meta.dirname)
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('made of the partner calls', () => {
  const paths = Object.keys(partnerDocument().paths as object)

  it.each(['clients/typescript/partner-paths.d.ts', 'docs/partner.postman.json'])(
    'is %s: after a change, npm run partner-client',
    (file) => expect(textOf(file)).toContain(madeOf(partnerDocumentHash())),
  )

  it('the types have every path, and the collection every call', () => {
    expect(paths.length).toBeGreaterThan(15)
    const types = textOf('clients/typescript/partner-paths.d.ts')
    expect(paths.filter((one) => !types.includes(`"${one}": {`))).toEqual([])
    interface Item {
      readonly item?: readonly Item[]
      readonly request?: { readonly method: string; readonly url: { readonly path: readonly string[] } }
    }
    const requests = (items: readonly Item[]): string[] =>
      items.flatMap(({ item, request }) => [
        ...(request === undefined ? [] : [`${request.method.toLowerCase()} /${request.url.path.join('/')}`]),
        ...requests(item ?? []),
      ])
    const { item } = JSON.parse(textOf('docs/partner.postman.json')) as { item: Item[] }
    const calls = Object.entries(partnerDocument().paths as Record<string, object>).flatMap(([one, methods]) =>
      Object.keys(methods).map((method) => `${method} ${one.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(requests(item).toSorted()).toEqual(calls.toSorted())
  })
})
