// A loan as its borrower sees it: the borrower's own call, in the borrower's language, read by an officer. Nothing can be done there.

import { maskedName } from '../../core/desk/masked.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol } from '../../core/money.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { isRefusal } from '../../core/refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { findAnyOrder } from '../account/record/door.ts'
import type { Call } from '../http/call.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { firstNameOf, getOrder } from '../order/page/door.ts'
import { findBorrower } from '../people/borrower/door.ts'

export const readAsSeen: DeskReader<'readAsSeen'> = async ({ orderId }, { db, deps, act }) => {
  const order = await findAnyOrder(db, orderId)
  const borrower = order === null ? null : await findBorrower(db, order.borrowerId)
  if (order === null || borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const market = markets[borrower.market]
  const call: Call = {
    caller: { borrowerId: borrower.id, sessionHash: '', deviceId: '' },
    deps,
    db,
    market,
    currencySymbol: currencySymbol(market, undefined),
    language: borrower.language,
    words: serverWordsFor(borrower.language),
    common: {},
    requestId: '',
    addressHash: '',
    wideAddressHash: '',
    idempotencyKey: null,
    keyOwner: '',
    files: [],
  }
  const seen = await getOrder({ orderId, productId: order.productId }, call)
  if (isRefusal(seen)) return deny('notFound')
  await act({ act: 'readAsSeen', subject: orderId, borrowerId: borrower.id })
  // A name is shown for a reason only, here as on the borrower's page.
  const name = firstNameOf(borrower)
  const masked = (text: string): string => (name === null ? text : text.replaceAll(name, maskedName(name)))
  return {
    orderId,
    userId: borrower.id,
    language: borrower.language,
    market: order.market,
    currency: order.terms.currency,
    productName: seen.productName,
    title: masked(seen.noticeTitle),
    text: masked(seen.noticeText),
    prompt: masked([seen.accountPromptTitle, seen.accountPromptText].filter((part) => part !== '').join('. ')),
    notice: masked(
      [...seen.partsBack.map(({ title, text }) => `${title}. ${text}`), seen.repaymentNotice].join(' ').trim(),
    ),
    agreed: seen.agreed.map(({ title, next, why, stops }) => ({
      ...{ title: masked(title), next: masked(next), why: masked(why), stops: masked(stops) },
    })),
    dueMinor: seen.amountDue.totalMinor,
    nextDueDate: seen.nextDueDate,
    rows: seen.order.details.map(({ label, value }) => ({ label, value: masked(value) })),
    schedule: [...seen.schedule],
    papers: seen.documents.map(({ title }) => title),
  }
}
