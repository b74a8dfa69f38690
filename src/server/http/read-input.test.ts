// The door: one value given twice, in two spellings or in two places, and what is no value at all.

import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { readInput } from './read-input.ts'

const order = endpoints.getOrder as unknown as Endpoint
const read = (query: Record<string, unknown>, body: Record<string, unknown> | null = null) =>
  readInput(order, { method: 'POST', query, body })

describe('a value that is given twice', () => {
  it('counts once where both are the same, in either spelling', () => {
    expect(read({ product_id: 'p', productId: 'p', orderId: 'o' })).toMatchObject({
      ok: true,
      input: { productId: 'p', orderId: 'o' },
    })
    expect(read({ productId: 'p' }, { productId: 'p', orderId: 'o' })).toMatchObject({ ok: true })
  })

  it('is refused where they differ', () => {
    expect(read({ product_id: 'p', productId: 'q', orderId: 'o' })).toMatchObject({ ok: false, fields: ['productId'] })
    expect(read({ productId: 'p' }, { productId: 'q', orderId: 'o' })).toMatchObject({ ok: false })
  })

  it('is refused where one has no text at all', () => {
    const textless = { toString: 1, valueOf: 1 }
    expect(read({}, { product_id: textless, productId: 'p', orderId: 'o' })).toMatchObject({ ok: false })
    expect(read({}, { product_id: 'p', productId: textless, orderId: 'o' })).toMatchObject({ ok: false })
  })
})
