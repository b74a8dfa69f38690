// Credit in the borrower's favour: how it came about, asking for it back, and what becomes of that.

import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { Go, Hero, Leaf, OpenBook, Quiet, Row, Rows } from '../../ui/leaf.tsx'
import { Day, Money, Num } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ProblemLeaf } from '../../ui/refused.tsx'
import type { Credit, CreditUses, CreditView, NotAsked } from './credit-view.ts'

await needWords('loanAccount')

export const handle: RouteHandle = { styles: ['book', 'torn', 'status'] }

export { action, loader } from './credit-view.ts'

/** A refusal may mean that the credit has been used up meanwhile: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

const refundForm = 'refund'

export default function CreditScreen(props: { loaderData: CreditView; actionData?: NotAsked }) {
  const words = useWords().loanAccount.credit
  const { loaderData: view, actionData: notAsked } = props
  const back = view.order
  const canAsk = view.credit !== null && view.credit.creditBalanceMinor > 0 && !isUnderWay(view.credit)
  return (
    <OwnScreen
      title={words.title}
      backTo={back}
      wide={view.credit !== null}
      foot={
        canAsk ? <Button form={refundForm}>{words.ask}</Button> : <LinkButton to={back}>{words.toOrder}</LinkButton>
      }
    >
      <Refusal of={notAsked} page={view.problem}>
        {notAsked?.accountIsMissing && <TextLink to={view.bindCard}>{words.bindAccount}</TextLink>}
      </Refusal>
      {view.credit === null ? (
        <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <OpenBook
          left={
            <>
              {view.credit.backOwed.map(({ title, text }) => (
                <Note key={title} tone="overdue" title={title}>
                  {text}
                </Note>
              ))}
              <BalanceLeaf credit={view.credit} />
              {canAsk && (
                <ActionForm
                  id={refundForm}
                  sends={{
                    orderId: view.credit.orderId,
                    key: (notAsked?.toOrderId === '' && notAsked.key) || view.key,
                  }}
                />
              )}
              <CreditOffers uses={view.uses} pageKey={view.key} notAsked={notAsked} />
              {view.credit.refund !== null && <RefundLeaf refund={view.credit.refund} bindCard={view.bindCard} />}
            </>
          }
          right={
            <>
              <UsedCredit uses={view.uses.uses} />
              <OriginLeaf credit={view.credit} papers={view.papers} />
            </>
          }
        />
      )}
    </OwnScreen>
  )
}

/** A wish under way is not asked for twice. */
function isUnderWay({ refund }: Credit): boolean {
  return refund?.state === 'asked' || refund?.state === 'sent'
}

function BalanceLeaf({ credit }: { credit: Credit }) {
  const words = useWords().loanAccount.credit
  const { creditBalanceMinor } = credit
  return (
    <Leaf>
      <Hero label={words.yours} minor={creditBalanceMinor} />
      <p>{creditBalanceMinor > 0 ? words.yoursText : words.noneText}</p>
      {creditBalanceMinor > 0 && !isUnderWay(credit) && <Quiet>{words.whatHappens}</Quiet>}
    </Leaf>
  )
}

function RefundLeaf({ refund, bindCard }: { refund: NonNullable<Credit['refund']>; bindCard: string }) {
  const words = useWords().loanAccount.credit
  const { title, text } = words.states[refund.state]
  return (
    <Leaf headId="refund" head={words.refund}>
      <Note
        title={title}
        waiting={isUnderWay({ refund } as Credit)}
        tone={refund.state === 'paid' ? 'settled' : refund.state === 'failed' ? 'overdue' : undefined}
        icon={refund.state === 'paid' ? 'tick' : undefined}
      >
        {text}
      </Note>
      <Rows>
        <Row term={words.amount} money={refund.amountMinor} />
        <Row term={words.account}>
          <Num>{refund.account}</Num>
        </Row>
        <Row term={words.askedAt} day={refund.askedAt} />
      </Rows>
      {refund.state === 'failed' && <TextLink to={bindCard}>{words.bindAccount}</TextLink>}
    </Leaf>
  )
}

/** Which payments were more than was owed: one that came when nothing was owed any more is credit as a whole. */
function OriginLeaf({ credit: { receipts }, papers }: { credit: Credit; papers: string }) {
  const words = useWords().loanAccount.credit
  const surplus = receipts.filter(({ creditMinor }) => creditMinor > 0)
  return (
    <>
      {surplus.length > 0 && (
        <Leaf headId="origin" head={words.origin}>
          <Rows>
            {surplus.map(({ number, valueDate, amountMinor, creditMinor }) => (
              <Row
                key={number}
                term={
                  <>
                    <Day of={valueDate} />, {number}
                    <br />
                    <small className="quiet">
                      {creditMinor === amountMinor ? words.afterTheEnd : words.moreThanOwed}
                    </small>
                  </>
                }
              >
                <Money minor={creditMinor} />
              </Row>
            ))}
          </Rows>
        </Leaf>
      )}
      <Leaf list>
        <Go to={papers} icon="doc" text={words.papers} />
      </Leaf>
    </>
  )
}

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
function CreditOffers({ uses: { orderId, offers }, pageKey, notAsked }: OffersProps) {
  const words = useWords().loanAccount.credit.use
  if (offers.length === 0) return null
  return (
    <Leaf headId="use" head={words.title}>
      {offers.map((offer) => (
        <ActionForm
          key={offer.orderId}
          className="stack"
          aria-label={offer.productName}
          sends={{
            orderId,
            toOrderId: offer.orderId,
            amount: offer.amountMinor,
            key: (notAsked?.toOrderId === offer.orderId && notAsked.key) || `${pageKey}-${offer.orderId}`,
          }}
        >
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
function UsedCredit({ uses }: { uses: CreditUses['uses'] }) {
  const words = useWords().loanAccount.credit.use
  if (uses.length === 0) return null
  return (
    <Leaf headId="used" head={words.done}>
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
