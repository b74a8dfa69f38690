// What would keep an account from being deleted, found before a code is sent: the borrower would type it for nothing.

import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { addressToOpen } from '../../page/link-target.ts'
import { apiContext, pageContext, withCommon } from '../../page/request-context.ts'
import { type KeptBy, keepsOf } from './keeps-of.ts'

/** Null without a session, where nothing prevents it, or where the server could not be asked: it says the same after a code. */
export async function whatKeeps(context: Readonly<RouterContextProvider>): Promise<KeptBy | null> {
  if (!context.get(pageContext).signedIn) return null
  const home = await context.get(apiContext).getHome({})
  const kept = home.ok ? keepsOf(home.data) : null
  if (kept === null) return null
  return { kind: kept.kind, to: addressToOpen(context, kept.url) ?? withCommon(context, addresses.orders) }
}
