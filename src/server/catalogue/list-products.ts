// The products on offer, each with its whole cost: for every visitor, signed in or not.

import type { Caller, Handler } from '../http/call.ts'
import { productCards } from './product/product-card.ts'

export const listProducts: Handler<'listProducts', Caller | null> = async (_input, call) => ({
  products: await productCards(call),
  currencySymbol: call.currencySymbol,
})
