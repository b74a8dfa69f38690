// An input is encoded field by field, and is what its whole schema would have made of it.

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApi, type WireRequest } from './client.ts'
import { endpoints } from './endpoints.ts'
import { encodedFields, input, minorIn } from './wire.ts'

const sent: WireRequest[] = []
const api = createApi(
  async (request) => {
    sent.push(request)
    return { status: 503, body: null }
  },
  { common: {}, page: {}, newKey: () => 'key' },
)

describe('an input on the wire', () => {
  it.each([
    ['getOffer', { productId: 'candor-cash' }],
    ['getOffer', { productId: 'candor-cash', principalMinor: 500_000, termDays: 30 }],
    ['listAgreements', { productId: 'candor-cash', scene: 'loan', unknown: 1 }],
    ['getProfile', {}],
  ] as const)('of %s %j is the same field by field', (name, inner) => {
    const schema: z.ZodType = endpoints[name].input
    const fields = encodedFields(schema, inner)
    expect(fields).not.toBeNull()
    expect(fields).toEqual(z.encode(schema, inner))
  })

  it('is none where a field does not fit or is missing, and the call names it without being made', async () => {
    const schema = endpoints.getOffer.input as unknown as z.ZodType
    expect(encodedFields(schema, {})).toBeNull()
    expect(encodedFields(schema, { productId: 'a\u0000b' })).toBeNull()
    const asked = await api.getOffer({ productId: 'a\u0000b' })
    expect(asked.ok ? null : asked.problem).toMatchObject({ kind: 'badInput', fields: ['productId'] })
    expect(sent).toEqual([])
  })

  it('is left to a schema that asks for more than its fields', () => {
    const own = input({ fromMinor: minorIn, toMinor: minorIn })
    expect(encodedFields(own, { fromMinor: 2, toMinor: 1 })).toEqual({ fromMinor: '2', toMinor: '1' })
    const ordered = own.refine(({ fromMinor, toMinor }) => fromMinor <= toMinor)
    expect(encodedFields(ordered, { fromMinor: 2, toMinor: 1 })).toBeNull()
  })
})
