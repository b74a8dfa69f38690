// The calls about products, and their use cases.

import { open, type Routes, signedIn } from '../http/call.ts'
import { listPrices, listProducts } from './list-products.ts'
import { openProduct } from './open-product.ts'
import { saveEvent } from './save-event.ts'

export const catalogueRoutes = {
  listPrices: open(listPrices),
  listProducts: open(listProducts),
  openProduct: signedIn(openProduct),
  saveEvent: signedIn(saveEvent),
} satisfies Partial<Routes>
