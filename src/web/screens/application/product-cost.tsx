// What a loan of this product costs, in the hand of the offer: facing pages, what lies between them, the plan and the late rule.

import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { formatMoney } from '../../../core/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ChipChoices } from '../../ui/chips.tsx'
import { LateExamples } from '../../ui/late-examples.tsx'
import { Leaf, Quiet, Row, Rows, RowValue, Spread } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Day, useMoneyStyle, useWithExample } from '../../ui/money.tsx'
import { useProblemText } from '../../ui/note.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { TryOut } from '../../ui/try-out.tsx'
import type { ProductAnswer, ShownProduct } from './product-view.ts'

export function CostLeaf({ view }: { view: ShownProduct }) {
  const words = useWords().application.product
  const { product, details } = view.detail
  return (
    <Leaf>
      <Spread
        left={{ label: words.youGet, minor: product.netProceedsMinor }}
        right={{
          label: words.youPayBack,
          minor: product.totalRepayableMinor,
          note: words.inPayments({ count: product.instalmentCount }),
        }}
      />
      <Rows>
        {details.map((row) => (
          <Row key={row.label} term={row.label}>
            <RowValue value={row.value} />
          </Row>
        ))}
        <Row term={words.totalCost} total money={product.totalCostMinor} />
        <Row term={product.aprLabel}>{product.aprText}</Row>
        <Row term={words.term}>{words.days({ count: product.termDays })}</Row>
        <Row term={words.rate}>{product.rateText}</Row>
      </Rows>
    </Leaf>
  )
}

/** Another amount, and what it costs: the figures follow at once, and without script by the button. */
export function AmountForm(props: { id: string; view: ShownProduct; answer: ProductAnswer | undefined }) {
  const words = useWords().price
  const withExample = useWithExample()
  const text = useProblemText()
  const address = useAddress()
  const navigate = useNavigate()
  const { common } = usePageFacts()
  const { format, symbol } = useMoneyStyle()
  const { product } = props.view.detail
  const { answer } = props
  const said = answer?.problem == null ? withExample(words.notAnAmount) : text(answer.problem)
  const { productId } = product
  const { asked } = props.view
  const look = (amount: number, changed: Readonly<Record<string, string>> = {}) =>
    navigate(address(addresses.product, { productId, amount, ...asked, ...changed }), {
      replace: true,
      preventScrollReset: true,
    })
  const money = (minor: number) => formatMoney(minor, format, symbol)
  return (
    <TryOut
      id={props.id}
      action={addresses.product}
      kept={{ ...common, productId, key: props.view.key, from: asked.from }}
      minor={product.principalMinor}
      range={{ minMinor: product.minPrincipalMinor, maxMinor: product.maxPrincipalMinor }}
      typed={answer?.amount}
      error={answer?.aboutAmount ? said : undefined}
      onSettled={(amount) => look(amount)}
    >
      {props.view.offer !== null && (
        <PlanChoice view={props.view} onChoose={(changed) => look(product.principalMinor, changed)} />
      )}
      {/* In the form: between two leaves it would part them. */}
      <p className="hide" role="status">
        {words.said({ gets: money(product.netProceedsMinor), paysBack: money(product.totalRepayableMinor) })}
      </p>
    </TryOut>
  )
}

/** Term and first payment, where the product lets them be chosen: in the form, so that its button sends them without a script. */
function PlanChoice(props: { view: ShownProduct; onChoose: (changed: Readonly<Record<string, string>>) => void }) {
  const words = useWords().price
  const { product, choice } = props.view.detail
  const { terms, firstDue } = choice
  const { wrongDay } = props.view
  return (
    <>
      {terms.length > 1 && (
        <ChipChoices
          name="days"
          legend={words.howLong}
          choices={terms.map(({ termDays }) => ({ value: String(termDays), label: words.days({ count: termDays }) }))}
          chosen={String(product.termDays)}
          onChoose={(days) => props.onChoose({ days })}
        />
      )}
      {firstDue !== null && (
        <DateInput
          name="firstPay"
          legend={words.firstPay}
          hint={words.firstPayHint({ from: firstDue.from, to: firstDue.to })}
          value={dateParts(wrongDay ?? firstDue.day)}
          error={wrongDay === null ? undefined : words.firstPayHint({ from: firstDue.from, to: firstDue.to })}
          onDay={(firstPay) => {
            if (firstPay >= firstDue.from && firstPay <= firstDue.to) props.onChoose({ firstPay })
          }}
        />
      )}
    </>
  )
}

export function PlanLeaf({ view }: { view: ShownProduct }) {
  const words = useWords().application.product
  const { plan } = view.detail
  if (plan.length === 0) return null
  const lines = plan.map((line, index) => ({
    n: index + 1,
    title: <Day of={line.dueDate} />,
    note: words.payment({ n: index + 1, of: plan.length }),
    amount: line.amountMinor,
  }))
  return (
    <Leaf headId="plan" head={words.plan}>
      <Ledger
        lines={lines}
        total={{ label: words.youPayBack, amount: lines.reduce((sum, line) => sum + line.amount, 0) }}
      />
    </Leaf>
  )
}

/** What lateness costs, in money, with the rule and the limit that the figures follow. */
export function LateLeaf({ view }: { view: ShownProduct }) {
  const { application, price } = useWords()
  const words = application.product
  const { lateRule, lateCap, lateExamples, dateMoveRule, coolingOffDays } = view.detail
  return (
    <Leaf headId="late" head={words.late}>
      <LateExamples
        examples={lateExamples.map(({ daysLate, ...costs }) => ({ days: daysLate, ...costs }))}
        unpaid={price.onePayment}
        after={(daysLate) => price.lateAfter({ daysLate })}
        byPriceList={price.byPriceList}
      />
      <Quiet>{lateRule}</Quiet>
      {lateCap !== '' && <Quiet>{lateCap}</Quiet>}
      {dateMoveRule !== '' && <p>{dateMoveRule}</p>}
      {coolingOffDays > 0 && <p>{words.coolingOff({ count: coolingOffDays })}</p>}
    </Leaf>
  )
}

/** Who a repeat client is, and what that changes by the terms of this loan. */
export function RepeatLeaf({ view }: { view: ShownProduct }) {
  const words = useWords().price.repeat
  const { isRepeat, lateOnceNewMinor, lateOnceRepeatMinor } = view.detail.repeat
  const changes = lateOnceNewMinor !== lateOnceRepeatMinor
  return (
    <Leaf headId="repeat" head={words.title}>
      <p>{isRepeat ? words.you : words.rule}</p>
      {changes ? (
        <>
          <p>{words.once}</p>
          <Rows>
            <Row term={words.asNew} money={lateOnceNewMinor} />
            <Row term={words.asRepeat} money={lateOnceRepeatMinor} />
          </Rows>
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
      <Quiet>{words.rest}</Quiet>
    </Leaf>
  )
}
