// The shared product for a whole test file, in one line of it.

import { afterAll, beforeAll } from 'vitest'
import { lendProduct, type Product } from './product.ts'

/** Borrows the shared product before the first test of the file that calls this, and gives it back after the last. */
export function productOfFile(): Product {
  let lent: Product | null = null
  beforeAll(async () => {
    lent = await lendProduct()
  })
  afterAll(() => lent?.stop())
  const product = (): Product => {
    if (lent === null) throw new Error('the product is there for tests and hooks, not while their file is read')
    return lent
  }
  return {
    get server() {
      return product().server
    },
    persona: (name) => product().persona(name),
    call: (call) => product().call(call),
    stop: () => product().stop(),
  }
}
