// What the screen of an own amount shows: what was typed, where that would go, or what is wrong with it.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Result } from '../../../contracts/client.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { isWrittenWhole } from '../../../core/money.ts'
import { readAmount } from '../../../core/typed-amount.ts'
import { apiContext, type Context, pageContext, withCommon } from '../../page/request-context.ts'
import { typedLine } from '../../sending/failed-call.ts'
import { loadPayView, type NothingToPay, type PayView } from './pay-view.ts'

export type Preview = CallOutput<'previewPayment'>

/** `tooMuch`: more than is owed in all, so that a part of it could pay nothing. */
export type AmountFault = 'unreadable' | 'nothing' | 'tooMuch'

type Due = CallOutput<'getAmountDue'> & {
  /** As it stands in the address: what the field shows again. */
  readonly typed: string
  /** Null where nothing was typed, or nothing that can be paid. */
  readonly preview: Preview | null
  readonly fault: AmountFault | null
  /** All that is owed, minor units; null where no amount was asked about. */
  readonly owedMinor: number | null
}
export type PartView = (PayView<Due> & { readonly settle: string }) | NothingToPay

/** Loads the ways to pay, and where the amount of the address would go. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<PartView> {
  const typed = typedLine(url.searchParams, 'amount')
  const view = await loadPayView<Due>(
    url,
    context,
    async (loan) => {
      const due = await context.get(apiContext).getAmountDue(loan)
      if (!due.ok) return due
      const previewed = await previewOf(context, loan, typed)
      return previewed.ok ? { ...due, data: { ...due.data, liveCode: null, typed, ...previewed.data } } : previewed
    },
    ({ preview }) => preview?.amountMinor ?? 0,
  )
  if (view.kind === 'nothing') return view
  const { productId, orderId } = view.due
  return { ...view, settle: withCommon(context, addresses.settleEarly, { productId, orderId }) }
}

type Previewed = Pick<Due, 'preview' | 'fault' | 'owedMinor'>

async function previewOf(context: Context, loan: CallInput<'getAmountDue'>, typed: string): Promise<Result<Previewed>> {
  const found = (data: Previewed): Result<Previewed> => ({ ok: true, data, message: '' })
  const without = (fault: AmountFault | null) => found({ preview: null, fault, owedMinor: null })
  if (typed === '') return without(null)
  const format = context.get(pageContext).moneyFormat
  const amountMinor = readAmount(typed, format)
  if (amountMinor === null || !isWrittenWhole(amountMinor, format)) return without('unreadable')
  if (amountMinor === 0) return without('nothing')
  const asked = await context.get(apiContext).previewPayment({ ...loan, amountMinor })
  if (!asked.ok) return asked
  const preview = asked.data
  const owedMinor = amountMinor - preview.creditMinor + preview.owedAfterMinor
  if (preview.creditMinor > 0) return found({ preview: null, fault: 'tooMuch', owedMinor })
  return found({ preview, fault: null, owedMinor })
}
