// What a loan costs, with nothing left out: both sides, what lies between, the rate that counts it all, and lateness.

import { addresses } from '../../../contracts/addresses.ts'
import { questionsAtMost } from '../../../core/application/step-fields.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Head, Leaf, Quiet, Row, Rows, Spread } from '../../ui/leaf.tsx'
import { Money } from '../../ui/money.tsx'
import type { Priced } from './site-data.ts'

/** The days between payments; null where they are not even. */
export function everyDays({ termDays, instalmentCount }: Pick<Priced, 'termDays' | 'instalmentCount'>): number | null {
  return termDays % instalmentCount === 0 ? termDays / instalmentCount : null
}

export function LoanCost({ loan }: { loan: Priced }) {
  const words = useWords().price
  const address = useAddress()
  const next = address(addresses.product, { productId: loan.productId, amount: loan.principalMinor })
  return (
    <Leaf id="example" labelledBy="example-head">
      <Head
        id="example-head"
        aside={words.aside({ product: loan.name, count: loan.instalmentCount, termDays: loan.termDays })}
      >
        {words.title}
      </Head>
      <Spread
        left={{ label: words.youGet, minor: loan.netProceedsMinor }}
        right={{ label: words.youPayBack, minor: loan.totalRepayableMinor }}
      />
      <CostRows loan={loan} />
      <Quiet>{words.honest}</Quiet>
      <LinkButton to={next}>{words.own}</LinkButton>
      <Quiet>{words.asked({ questions: questionsAtMost })}</Quiet>
      <Quiet>{words.exact}</Quiet>
    </Leaf>
  )
}

function CostRows({ loan }: { loan: Priced }) {
  const words = useWords().price
  const late = loan.lateExamples[0]
  return (
    <Rows>
      <Row term={words.principal} money={loan.principalMinor} />
      {loan.fees.map((fee) => (
        <Row key={fee.label} term={fee.label} money={fee.amountMinor} />
      ))}
      <Row term={words.interest({ termDays: loan.termDays })} money={loan.interestMinor} />
      <Row term={words.totalCost} total money={loan.totalCostMinor} />
      <Row
        term={words.payments({ count: loan.instalmentCount, everyDays: everyDays(loan) })}
        money={loan.paymentMinor}
      />
      {loan.lastPaymentMinor !== loan.paymentMinor && <Row term={words.lastPayment} money={loan.lastPaymentMinor} />}
      <Row term={loan.aprLabel}>{loan.aprText}</Row>
      {late !== undefined && (
        <Row term={words.lateBy({ daysLate: late.daysLate })}>
          <Money minor={late.chargedMinor} /> {words.extra}
        </Row>
      )}
    </Rows>
  )
}
