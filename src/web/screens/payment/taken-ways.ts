// Which ways to pay back the lender takes, as the guide has to know them.

import { apiContext, type Context } from '../../page/request-context.ts'

/** The name of the lender's wallet, null without one, and whether a store is among its ways. */
export interface TakenWays {
  readonly wallet: string | null
  readonly store: boolean
}

/** Where no answer comes, the guide keeps to what fits every wallet and store. */
export async function readTakenWays(context: Context): Promise<TakenWays> {
  const told = await context.get(apiContext).listPayWays({})
  if (!told.ok) return { wallet: null, store: true }
  return {
    wallet: told.data.list.find(({ presentation }) => presentation === 'qr')?.name ?? null,
    store: told.data.list.some(({ presentation }) => presentation === 'barcode'),
  }
}
