// Codes for a payment, made by the calls that a phone makes.

import { addresses } from '../../src/contracts/addresses.ts'
import { calls } from '../screens/repayment.ts'
import type { App, Persona } from './app.ts'

/** Makes a code for what is due by this channel; answers its reference. */
export async function makeCode(app: App, who: Persona, channelNumber: string): Promise<string> {
  const order = { productId: who.productId ?? '', orderId: who.orderId ?? '' }
  const due = await app.call(who, 'POST', calls.amountDue, order)
  const wish = { ...order, amount: String(due.data.repayAmount), channelNumber }
  const made = await app.call(who, 'POST', calls.createCode, wish)
  if (made.code !== '0') throw new Error(`no code by ${channelNumber}: ${made.code} ${made.message}`)
  return made.data.ref
}

/** Makes such a code when it is opened; answers the address of the page that shows it. */
export function codeBy(channelNumber: string, page: string = addresses.payCode) {
  return async (app: App, who: Persona): Promise<string> =>
    `${page}?${new URLSearchParams({ ref: await makeCode(app, who, channelNumber) })}`
}
