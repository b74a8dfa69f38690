// What the account form is loaded with, where it leads, and where it came from.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { defaultCardType, defaultChannelNumber } from '../../../contracts/payout-account.ts'
import { ordersMark, waitsForSomebody } from '../../news/news-marks.ts'
import { askedPlan, planQuery } from '../../page/asked-day.ts'
import {
  addressChanged,
  addressToOpen,
  pictureAddress,
  productIdIn,
  readId,
  savedParam,
} from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { type Chosen, cardTypeCode, channelCode, type FormItem } from './account-form.ts'

/** Where a borrower comes from, and goes back to. Anything else counts as none (PAYOUT-ACCOUNT-9). */
export type Source = 'none' | 'loanDetail' | 'confirmUrl' | 'payway'

export interface AccountView {
  readonly kind: 'form'
  readonly items: readonly FormItem[]
  readonly chosen: Chosen
  readonly source: Source
  /** Where a loan is paid, for a borrower who came here to pay; null for others. */
  readonly toPay: string | null
  readonly back: string
  readonly here: string
  /** Addresses of this page with each card type: how the tabs are reached without script. */
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly value: string }[]
  /** Names this attempt: sending twice is sending once. */
  readonly key: string
}

/** A loan that waits for its money, which may go to the new account at any moment. */
interface WaitingLoan {
  readonly order: CallOutput<'listOrders'>['open'][number]
  readonly logo: string | null
  readonly to: string
}

export interface SavedView {
  readonly kind: 'saved'
  readonly again: string
  readonly here: string
  readonly waiting: readonly WaitingLoan[]
  /** Of all loans, as `news-marks.ts` writes it. */
  readonly mark: string
}

export type AccountOrOther =
  | AccountView
  | SavedView
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly back: string; readonly here: string }

export const defaults: Chosen = { cardType: defaultCardType, channelNumber: defaultChannelNumber }

export function sourceIn(query: URLSearchParams): Source {
  const asked = query.get('source')
  return asked === 'loanDetail' || asked === 'confirmUrl' || asked === 'payway' ? asked : 'none'
}

/** Where the borrower came from, with the ids that belong to it. */
export function sourceAddress(context: Context, query: URLSearchParams, extra: Record<string, string> = {}): string {
  const source = sourceIn(query)
  const productId = productIdIn(query)
  if (source === 'confirmUrl') {
    return withCommon(context, addresses.confirm, { productId, ...planQuery(askedPlan(query)), ...extra })
  }
  if (source === 'none') return withCommon(context, addresses.borrowerHome)
  const ids = { productId, orderId: readId(query.get('orderId')) }
  if (source === 'payway') return withCommon(context, addresses.payway, { ...ids, ...extra })
  return withCommon(context, addresses.order, { ...ids, ...extra })
}

/** A borrower who comes from the bank selection, or by the address that once meant 'add a card', may want to pay. */
function payAddress(url: URL, context: Context): string | null {
  const query = url.searchParams
  const source = sourceIn(query)
  if (source !== 'payway' && !(source === 'none' && url.pathname === addresses.addCard)) return null
  const orderId = readId(query.get('orderId'))
  return orderId === ''
    ? withCommon(context, addresses.orders)
    : withCommon(context, addresses.payway, { orderId, productId: productIdIn(query) })
}

/** That it is saved is shown even where the list of loans fails. */
async function loadSaved(url: URL, context: Context): Promise<SavedView> {
  const listed = orProblem(await context.get(apiContext).listOrders({}), context)
  const { open, closed } = listed.data ?? { open: [], closed: [] }
  return {
    kind: 'saved',
    again: addressChanged(url, { [savedParam]: null }),
    here: addressChanged(url, {}),
    waiting: open.filter(waitsForSomebody).map((order) => ({
      order,
      logo: pictureAddress(context, order.productLogo),
      to: addressToOpen(context, order.url) ?? withCommon(context, addresses.order, { orderId: order.orderId }),
    })),
    mark: ordersMark({ open, closed }),
  }
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<AccountOrOther> {
  const query = url.searchParams
  if (justDoneIn(url, context, savedParam) !== null) return await loadSaved(url, context)
  const back = sourceAddress(context, query)
  const productId = productIdIn(query)
  const asked = await context.get(apiContext).getAccountForm(productId === '' ? {} : { productId })
  const form = orProblem(asked, context)
  if (form.problem !== null) {
    return { kind: 'problem', problem: shown(form.problem), back, here: addressChanged(url, {}) }
  }
  const { items } = form.data
  const cardTypes = items.find(({ code }) => code === cardTypeCode)
  const known = (value: string | null): string | undefined =>
    cardTypes?.choices.find((choice) => choice.value === value)?.value
  const channel = items.find(({ code }) => code === channelCode)?.value
  return {
    kind: 'form',
    items,
    chosen: {
      cardType: known(query.get(cardTypeCode)) ?? (cardTypes?.value || defaults.cardType),
      channelNumber: channel || defaults.channelNumber,
    },
    source: sourceIn(query),
    toPay: payAddress(url, context),
    back,
    here: addressChanged(url, {}),
    tabs: (cardTypes?.choices ?? []).map(({ name, value }) => ({
      to: addressChanged(url, { [cardTypeCode]: value }),
      label: name,
      value,
    })),
    key: newKey(context),
  }
}
