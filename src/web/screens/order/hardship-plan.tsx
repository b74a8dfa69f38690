// A plan on offer: what it costs, each payment before and after, the two answers; and the plan once it has begun.

import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/button.tsx'
import { Leaf, OpenBook, Quiet, Row, Rows, Spread, Voice } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { InkStamp } from '../../ui/stamps.tsx'
import { ChangedPlan } from './changed-plan.tsx'
import type { Help, Offer, Quote } from './hardship-view.ts'

/** The forms' ids: the buttons in the foot send them. */
export const planForm = { accept: 'accept-plan', decline: 'decline-plan' } as const

interface PlanProps {
  readonly help: Help
  readonly offer: Offer
  readonly quote: Quote
}

export function PlanLeaves({ help, offer, quote, logo }: PlanProps & { logo: string | null }) {
  const words = useWords().hardship.plan
  // Of a plan that begins later the figures are those of its first day.
  const isAhead = offer.firstDay > help.earliest
  const savedMinor = quote.owedBeforeMinor - quote.owedAfterMinor
  return (
    <OpenBook
      left={
        <>
          <Leaf status="approved">
            <Brand src={logo} name={help.productName} />
            <Voice>{words.lead}</Voice>
            <p>{words.answerBy({ at: offer.expiresAt })}</p>
          </Leaf>
          <Leaf headId="cost" head={words.cost}>
            <Spread
              left={{
                label: isAhead ? words.leftOn({ day: offer.firstDay }) : words.now,
                minor: quote.owedBeforeMinor,
              }}
              right={{ label: words.after, minor: quote.owedAfterMinor }}
            />
            <Rows>
              {savedMinor > 0 && <Row term={words.takenBack} money={savedMinor} />}
              <Row term={words.costs} total money={Math.max(0, -savedMinor)} />
            </Rows>
            <p>{words.noCharges({ a: offer.firstDay, b: offer.lastDay })}</p>
            <Quiet>{words.ifBroken}</Quiet>
          </Leaf>
        </>
      }
      right={
        <ChangedPlan
          words={words}
          heading={words.dates}
          lines={quote.lines}
          instalmentCount={help.instalmentCount}
          owedAfterMinor={quote.owedAfterMinor}
        />
      }
    />
  )
}

/** Two forms, so that each answer works without a script; a key for each: a lost 'no' must not stand in the way of a 'yes'. */
export function PlanForms({ attempt, help, offer, quote }: PlanProps & { attempt: string }) {
  const fields = { orderId: help.orderId, offerId: offer.offerId, mark: quote.mark }
  return (
    <>
      <ActionForm id={planForm.accept} sends={{ intent: 'accept', ...fields, key: `${attempt}-y` }} />
      <ActionForm id={planForm.decline} sends={{ intent: 'decline', ...fields, key: `${attempt}-n` }} />
    </>
  )
}

export function BegunLeaf({ help, offer, logo }: { help: Help; offer: Offer; logo: string | null }) {
  const words = useWords().hardship
  const isAhead = offer.firstDay > help.earliest
  return (
    <Leaf status="active">
      <Brand src={logo} name={help.productName} />
      <InkStamp>{isAhead ? words.plan.stampAhead : words.plan.stamp}</InkStamp>
      <p>{isAhead ? words.plan.begunAhead({ from: offer.firstDay }) : words.plan.begun}</p>
    </Leaf>
  )
}
