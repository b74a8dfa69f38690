// What a loan of this product costs, in the hand of the offer: facing pages, what lies between them, the plan and the late rule.

import { formatAmount, formatMoney } from '../../../core/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Money, useMoneyStyle } from '../../ui/money.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { RowValue } from '../../ui/row-value.tsx'
import { Fold, Row, Rows, Spread } from '../../ui/rows.tsx'
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
          note: words.inPayments(product.instalmentCount),
        }}
      />
      <Rows>
        {details.map((row) => (
          <Row key={row.label} term={row.label}>
            <RowValue value={row.value} />
          </Row>
        ))}
        <Row term={words.totalCost} total>
          <Money minor={product.totalCostMinor} />
        </Row>
        <Row term={product.aprLabel}>{product.aprText}</Row>
        <Row term={words.term}>{words.days(product.termDays)}</Row>
        <Row term={words.rate}>{product.rateText}</Row>
      </Rows>
    </Leaf>
  )
}

/** Another amount, and what it costs; works without script. */
export function AmountForm(props: { id: string; view: ShownProduct; answer: ProductAnswer | undefined }) {
  const words = useWords().application.product
  const text = useProblemText()
  const { format, symbol } = useMoneyStyle()
  const { product } = props.view.detail
  const { answer } = props
  const money = (minor: number) => formatMoney(minor, format, symbol)
  const said = answer?.problem == null ? words.amountWrong : text(answer.problem)
  return (
    <ActionForm id={props.id} className="leaf" noValidate>
      <MoneyInput
        key={product.principalMinor}
        name="amount"
        label={words.amount}
        value={answer?.amount ?? formatAmount(product.principalMinor, format)}
        hint={words.range(money(product.minPrincipalMinor), money(product.maxPrincipalMinor))}
        error={answer?.aboutAmount ? said : undefined}
        onConfirm={() => {
          const form = document.getElementById(props.id)
          if (form instanceof HTMLFormElement) form.requestSubmit()
        }}
      />
      <input type="hidden" name="key" value={props.view.key} />
      <Button type="submit" line name="intent" value="cost">
        {words.seeCost}
      </Button>
    </ActionForm>
  )
}

export function PlanLeaf({ view }: { view: ShownProduct }) {
  const words = useWords().application.product
  const { plan } = view.detail
  if (plan.length === 0) return null
  const lines = plan.map((line, index) => ({
    n: index + 1,
    title: <Day of={line.dueDate} />,
    note: words.payment(index + 1, plan.length),
    amount: line.amountMinor,
  }))
  return (
    <Leaf labelledBy="plan">
      <Head id="plan">{words.plan}</Head>
      <Ledger
        lines={lines}
        total={{ label: words.youPayBack, amount: lines.reduce((sum, line) => sum + line.amount, 0) }}
      />
    </Leaf>
  )
}

export function LateLeaf({ view }: { view: ShownProduct }) {
  const words = useWords().application.product
  const { lateRule, lateCap, coolingOffDays } = view.detail
  return (
    <Leaf>
      <Fold summary={words.late}>
        <p>{lateRule}</p>
        {lateCap !== '' && <p>{lateCap}</p>}
      </Fold>
      {coolingOffDays > 0 && <Quiet>{words.coolingOff(coolingOffDays)}</Quiet>}
    </Leaf>
  )
}
