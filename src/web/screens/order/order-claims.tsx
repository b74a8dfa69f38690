// Payments that the borrower misses: what is being looked for and until when, and the way to tell of another.

import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import type { Order } from './order-view.ts'

/** Each missed payment with its case; nothing where none is open. */
export function ClaimsLeaf({ order }: { order: Order }) {
  const words = useWords().order.order.claim
  const address = useAddress()
  if (order.paymentClaims.length === 0) return null
  return (
    <Leaf list>
      {order.paymentClaims.map(({ caseId, caseNumber, reference, answerBy, state }) => (
        <Go
          key={caseId}
          icon="clock"
          to={address(addresses.complaintDetails, { [complaintParams.caseId]: caseId })}
          note={answerBy === null ? caseNumber : `${words.until({ day: answerBy.slice(0, 10) })} · ${caseNumber}`}
          text={state === 'found' ? words.found({ reference }) : words.looking({ reference })}
        />
      ))}
    </Leaf>
  )
}

/** Stands among the links of a loan on which money can be missing. */
export function PaidNotShownLink({ order }: { order: Order }) {
  const words = useWords().order.order.claim
  const address = useAddress()
  return <Go icon="clock" to={address(addresses.paidNotShown, { orderId: order.orderId })} text={words.link} />
}
