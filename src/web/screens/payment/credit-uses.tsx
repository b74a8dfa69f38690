// Another loan that a credit could pay: the split before the borrower says yes, and what was used so far.

import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Money } from '../../ui/money.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import type { CreditUses, NotAsked } from './credit-view.ts'

interface OffersProps {
  readonly uses: CreditUses
  /** What the idempotency key of a fresh attempt begins with. */
  readonly pageKey: string
  readonly notAsked: NotAsked | undefined
}

/**
 * PAYMENT-68: each loan with its split, a button and an idempotency key of its own: after a lost answer another button of the same page asks
 * for something else. Nothing is chosen beforehand.
 */
export function CreditOffers({ uses: { orderId, offers }, pageKey, notAsked }: OffersProps) {
  const words = useWords().loanAccount.credit.use
  if (offers.length === 0) return null
  return (
    <Leaf labelledBy="use">
      <Head id="use">{words.title}</Head>
      {offers.map((offer) => (
        <ActionForm key={offer.orderId} className="stack" aria-label={offer.productName}>
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="toOrderId" value={offer.orderId} />
          <input type="hidden" name="amount" value={offer.amountMinor} />
          <input
            type="hidden"
            name="key"
            value={(notAsked?.toOrderId === offer.orderId && notAsked.key) || `${pageKey}-${offer.orderId}`}
          />
          <p>
            <b>{offer.productName}</b>
            {offer.daysLate > 0 && <>, {words.late({ days: offer.daysLate })}</>}
          </p>
          {offer.until !== null && (
            <p>
              {words.offered} <Day of={offer.until} />
            </p>
          )}
          <Rows>
            <Row term={words.due} money={offer.dueMinor} />
            <Row term={words.fromCredit} money={offer.amountMinor} />
            <Row term={words.dueAfter} money={offer.dueAfterMinor} />
            <Row term={words.left} money={offer.creditAfterMinor} />
          </Rows>
          <Button type="submit" line>
            {words.yes}
          </Button>
        </ActionForm>
      ))}
      <Quiet>{words.note}</Quiet>
    </Leaf>
  )
}

/** What the credit has paid of other loans, with the receipt there. */
export function UsedCredit({ uses }: { uses: CreditUses['uses'] }) {
  const words = useWords().loanAccount.credit.use
  if (uses.length === 0) return null
  return (
    <Leaf labelledBy="used">
      <Head id="used">{words.done}</Head>
      <Rows>
        {uses.map(({ useId, productName, usedAt, amountMinor, url }) => (
          <Row
            key={useId}
            term={
              <>
                {productName}, <Day of={usedAt.slice(0, 10)} />
                {url !== '' && (
                  <>
                    <br />
                    <TextLink to={url}>{words.receipt}</TextLink>
                  </>
                )}
              </>
            }
          >
            <Money minor={amountMinor} />
          </Row>
        ))}
      </Rows>
    </Leaf>
  )
}
