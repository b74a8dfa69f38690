// Two loans on facing pages: one question above each pair of answers, and one sentence that says which costs less.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { formatAmount, formatMoney } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Button, HiddenFields, LinkButton, Pair, TextLink } from '../../ui/button.tsx'
import { Field, useFieldIds } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Money, useMoneyStyle, useWithExample } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { type Compared, type CompareView, cheaperOf } from './compare-view.ts'
import { everyDays } from './loan-cost.tsx'
import type { Priced } from './site-data.ts'
import { SitePage } from './site-page.tsx'

await needWords('marketing', 'price')

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'fields', 'keypad', 'tryout', 'laptop'], script: false }

export { loader } from './compare-view.ts'

export default function Compare({ loaderData: { company, products, compared } }: { loaderData: CompareView }) {
  const words = useWords().price.compare
  return (
    <SitePage tab="compare" title={`${words.title} – ${company.name}`} text={words.text} company={company}>
      <Leaf>
        <Voice as="h1">{words.title}</Voice>
        {compared === null && <p>{products.length === 0 ? words.none : words.onlyOne}</p>}
      </Leaf>
      {compared !== null && (
        <>
          <Choose compared={compared} products={products} />
          <Facing compared={compared} />
        </>
      )}
    </SitePage>
  )
}

function Choose({ compared, products }: { compared: Compared; products: CompareView['products'] }) {
  const { price } = useWords()
  const words = price.compare
  const withExample = useWithExample()
  const { common } = usePageFacts()
  const { format } = useMoneyStyle()
  const { first, second, amountMinor, wrong } = compared
  return (
    <form className="leaf" method="get" action={addresses.compare}>
      <HiddenFields of={common} />
      <MoneyInput
        name="typed"
        label={words.amount}
        value={wrong ?? formatAmount(amountMinor, format)}
        error={wrong === null ? undefined : withExample(price.notAnAmount)}
      />
      <Pair>
        <Which name="a" label={words.first} chosen={first.productId} products={products} />
        <Which name="b" label={words.second} chosen={second.productId} products={products} />
      </Pair>
      <Button type="submit" line>
        {words.submit}
      </Button>
    </form>
  )
}

function Which(props: { name: string; label: string; chosen: string; products: CompareView['products'] }) {
  const ids = useFieldIds(undefined)
  return (
    <Field ids={ids} label={props.label}>
      <select className="box" id={ids.control} name={props.name} defaultValue={props.chosen}>
        {props.products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

function Facing({ compared }: { compared: Compared }) {
  const words = useWords().price.compare
  const address = useAddress()
  const { format, symbol } = useMoneyStyle()
  const { first, second, amountMinor } = compared
  const amount = formatMoney(amountMinor, format, symbol)
  const cheaper = cheaperOf(compared)
  const best = typeof cheaper === 'object' && cheaper !== null ? cheaper.loan : first
  return (
    <Leaf>
      <table className="facing">
        <caption className="hide">{words.caption({ first: first.name, second: second.name, amount })}</caption>
        <thead>
          <tr>
            <th scope="col">{first.name}</th>
            <th scope="col">{second.name}</th>
          </tr>
        </thead>
        <Answers loans={[first, second]} />
      </table>
      <Verdict cheaper={cheaper} />
      <LinkButton to={address(addresses.product, { productId: best.productId, amount: best.principalMinor })}>
        {words.tryIt}
      </LinkButton>
    </Leaf>
  )
}

function Verdict({ cheaper }: { cheaper: ReturnType<typeof cheaperOf> }) {
  const { price } = useWords()
  const words = price.compare
  const { format, symbol } = useMoneyStyle()
  if (cheaper === null) return null
  if (cheaper === 'same') return <p>{words.same}</p>
  const { loan, byMinor, laterDays } = cheaper
  return (
    <>
      <Note title={words.cheaper({ name: loan.name })} tone="settled" icon="tick">
        {words.by({ amount: formatMoney(byMinor, format, symbol) })}
        {laterDays < 0 && ` ${words.sooner({ count: -laterDays })}`}
        {laterDays > 0 && ` ${words.later({ count: laterDays })}`}
      </Note>
      <Quiet>{price.honest}</Quiet>
    </>
  )
}

/** One question above each pair. A loan that does not lend the amount says what it lends, and no figures. */
function Answers({ loans }: { loans: readonly [Priced, Priced] }) {
  const { price } = useWords()
  const words = price.compare
  const address = useAddress()
  const { format, symbol } = useMoneyStyle()
  const money = (minor: number) => formatMoney(minor, format, symbol)
  const figures: readonly [string, string | undefined, (loan: Priced) => ReactNode][] = [
    [price.youGet, 'big', (loan) => <Money minor={loan.netProceedsMinor} />],
    [price.youPayBack, 'big', (loan) => <Money minor={loan.totalRepayableMinor} />],
    [price.totalCost, 'sum', (loan) => <Money minor={loan.totalCostMinor} />],
    [
      words.payments,
      undefined,
      (loan) => words.times({ count: loan.instalmentCount, everyDays: everyDays(loan), termDays: loan.termDays }),
    ],
    [words.each, undefined, (loan) => <Money minor={loan.paymentMinor} />],
    [words.term, undefined, (loan) => price.days({ count: loan.termDays })],
    [words.rate, undefined, (loan) => loan.rateText],
    [loans[0].aprName, undefined, (loan) => loan.aprText],
    [words.late({ daysLate: loans[0].lateExamples[0]?.daysLate ?? 0 }), undefined, (loan) => <LateCost loan={loan} />],
  ]
  const lends = (loan: Priced) => {
    const [from, to] = [money(loan.minPrincipalMinor), money(loan.maxPrincipalMinor)]
    return words.lends({ from: lowerEnd(from, to), to })
  }
  return (
    <tbody>
      {figures.map(([question, className, answer], index) => (
        <tr key={question} className={className}>
          <th scope="row">{question}</th>
          {loans.map((loan) => (
            <td key={loan.productId}>{loan.isAsked ? answer(loan) : index === 0 ? lends(loan) : '–'}</td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">{words.details}</th>
        {loans.map((loan) => (
          <td key={loan.productId}>
            <TextLink to={address(addresses.product, { productId: loan.productId, amount: loan.principalMinor })}>
              {loan.name}
            </TextLink>
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function LateCost({ loan }: { loan: Priced }) {
  const { extra } = useWords().price
  const [late] = loan.lateExamples
  if (late === undefined) return null
  return (
    <>
      <Money minor={late.chargedMinor} /> {extra}
    </>
  )
}
