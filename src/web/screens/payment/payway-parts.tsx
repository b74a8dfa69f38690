// What the steps of the bank selection share: the payer, the amount, the hidden fields of a payment, and its messages.

import { useWords } from '../../messages/words-context.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { type Sends, TextLink } from '../../ui/button.tsx'
import { keyForField } from '../../ui/connection.ts'
import { Quiet } from '../../ui/leaf.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { DueNow } from './due-now.tsx'
import type { Again, NotPaid, PayIntent } from './pay-by-card.ts'
import type { Card, PayWayView } from './payway-view.ts'

/** On a shared phone: whose loan is being paid. Masked. */
export function PayerLine() {
  const words = useWords().paymentCard
  const { signedIn, shortName } = usePageFacts()
  if (!signedIn || shortName === '') return null
  return <Quiet>{words.payingAs({ name: shortName })}</Quiet>
}

/** The amount, and when it is due. */
export function PayNow({ ways }: { ways: PayWayView['ways'] }) {
  const words = useWords().paymentCard
  return <DueNow words={words} minor={ways.amountMinor} dueDate={ways.dueDate} asOf={ways.asOf} />
}

/**
 * What a payment is sent with: compared by the server, never believed. `again` takes the place of a new token and key, which is
 * for `keyFor` only: a code that is asked for once more needs none.
 */
export function cardFields(view: PayWayView, cards: readonly Card[], again: Again | null, keyFor: PayIntent): Sends {
  const shownAs = cards.map(({ id, bankName, maskedNumber, bankCode }) => ({
    [`bankName.${id}`]: bankName,
    [`cardNo.${id}`]: maskedNumber,
    [`bankCode.${id}`]: bankCode,
  }))
  return Object.assign(
    {
      orderId: view.orderId,
      productId: view.productId,
      amount: view.ways.amountMinor,
      token: again?.token ?? view.ways.token,
      key: again?.key ?? view.key,
      [keyForField]: keyFor,
    },
    ...shownAs,
  )
}

/** The message for what did not happen (PAYMENT-19). The server's own words where it sent any. */
export function usePaymentText(): (notPaid: NotPaid) => string {
  const words = useWords().paymentCard
  return (notPaid) => {
    switch (notPaid.kind) {
      case 'cardMissing':
        return words.chooseCardFirst
      case 'codeTooShort':
        return words.wrongCode
      case 'unsure':
        return words.error
      case 'notPaid':
        return notPaid.message || words.processingFailed
      case 'notConfirmed':
      case 'underWay':
        return notPaid.message || words.error
    }
  }
}

/** These stand at the field that they are about. */
const aboutFields: readonly NotPaid['kind'][] = ['cardMissing', 'codeTooShort', 'notConfirmed']

/** Why it was not paid. Of a payment that was submitted before, the loan says how it ended. */
export function NotPaidMessage({ notPaid, order }: { notPaid: NotPaid | undefined; order: string }) {
  const words = useWords().paymentCard
  const text = usePaymentText()
  if (notPaid === undefined) return null
  return (
    <ServerMessage text={text(notPaid)} about={notPaid} kind="toast" atField={aboutFields.includes(notPaid.kind)}>
      {notPaid.kind === 'underWay' && <TextLink to={order}>{words.toOrder}</TextLink>}
    </ServerMessage>
  )
}
