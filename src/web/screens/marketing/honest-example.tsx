// What a usual loan costs, with nothing left out: both sides, what lies between, the rate that counts it all, and lateness.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Money } from '../../ui/money.tsx'
import { Row, Rows, Spread } from '../../ui/rows.tsx'
import type { Example } from './site-data.ts'

export function HonestExample({ example }: { example: Example }) {
  const words = useWords().marketing.example
  const address = useAddress()
  return (
    <Leaf id="example" labelledBy="example-head">
      <Head id="example-head" aside={words.aside(example.productName)}>
        {words.title}
      </Head>
      <Spread
        left={{ label: words.youGet, minor: example.netProceedsMinor }}
        right={{ label: words.youPayBack, minor: example.totalRepayableMinor }}
      />
      <CostRows example={example} />
      <Quiet>{words.honest}</Quiet>
      <Quiet>{words.exact}</Quiet>
      <LinkButton to={address(addresses.login)} line>
        {words.own}
      </LinkButton>
    </Leaf>
  )
}

function CostRows({ example }: { example: Example }) {
  const words = useWords().marketing.example
  const { termDays, instalmentCount, lateExamples } = example
  const everyDays = termDays % instalmentCount === 0 ? termDays / instalmentCount : null
  const late = lateExamples[0]
  return (
    <Rows>
      {example.fees.map((fee) => (
        <Row key={fee.label} term={fee.label}>
          <Money minor={fee.amountMinor} />
        </Row>
      ))}
      <Row term={words.interest(termDays)}>
        <Money minor={example.interestMinor} />
      </Row>
      <Row term={words.totalCost} total>
        <Money minor={example.totalCostMinor} />
      </Row>
      <Row term={words.payments(instalmentCount, everyDays)}>
        <Money minor={example.paymentMinor} />
      </Row>
      {example.lastPaymentMinor !== example.paymentMinor && (
        <Row term={words.lastPayment}>
          <Money minor={example.lastPaymentMinor} />
        </Row>
      )}
      <Row term={example.aprLabel}>{example.aprText}</Row>
      {late !== undefined && (
        <Row term={words.late(late.daysLate)}>
          <Money minor={late.chargedMinor} /> {words.more}
        </Row>
      )}
    </Rows>
  )
}
