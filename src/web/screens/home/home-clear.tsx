// The home page of somebody who owes nothing: a welcome to who is new, the loan that was closed, and what loans cost.

import { formatMoney } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Go, Hero, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { InkStamp, Stamps } from '../../ui/stamps.tsx'
import { StatusPicture } from '../../ui/status-picture.tsx'
import type { ClosedLoan, ShownHome } from './home-view.ts'

/** Of somebody who has never applied for anything. */
export function Welcome({ name }: { name: string }) {
  const words = useWords().application.home
  return (
    <Leaf status="active">
      <SpotPicture of="newBook" />
      <Voice large>{words.welcome({ name })}</Voice>
      <p>{words.welcomeText}</p>
    </Leaf>
  )
}

/** The four steps of a loan, before the first of them. */
export function HowItStarts({ times }: Pick<ShownHome, 'times'>) {
  const words = useWords().application.home
  return (
    <Leaf headId="starts" head={words.starts}>
      <Steps
        steps={words.start({
          decisionDays: times.decisionDays,
          fundingMinDays: lowerEnd(times.fundingMinDays, times.fundingMaxDays),
          fundingMaxDays: times.fundingMaxDays,
        })}
      />
    </Leaf>
  )
}

/** Nothing is owed: said with the figure where a loan was paid back. */
export function NothingOwed({ view: { firstName: name, closed, waiting } }: { view: ShownHome }) {
  const words = useWords().application.home
  const nothing = waiting.length === 0 ? words.nothing : words.nothingToPay
  return (
    <Leaf status="settled">
      <div className="status">
        <div>
          {name !== '' && <p>{words.hello({ name })}</p>}
          {closed === null ? <Voice>{nothing}</Voice> : <Hero label={words.youOwe} minor={0} closed />}
        </div>
        <StatusPicture status="settled" />
      </div>
      {closed !== null && <Closed closed={closed} nothing={nothing} />}
    </Leaf>
  )
}

/** A stamp stands for a payment of the plan: a loan that was cancelled or settled early has none for those that it never came to. */
function Closed({ closed, nothing }: { closed: ClosedLoan; nothing: string }) {
  const words = useWords().application.home
  const { paymentCount, closedBy } = closed
  return (
    <>
      <p>{nothing}</p>
      <div>
        <p className="ends">
          <span>{closed.productName}</span>
          <b>
            {closedBy === 'payment' ? words.paidOf({ paid: paymentCount, of: paymentCount }) : words.endedBy[closedBy]}
          </b>
        </p>
        {closedBy === 'payment' && <Stamps paid={paymentCount} total={paymentCount} />}
      </div>
      <InkStamp>{words.closedOn({ date: closed.closedOn })}</InkStamp>
      <Go to={closed.letter} icon="doc" note={words.letterNote} text={words.letter} />
    </>
  )
}

/** Each with its whole cost in one line, the lowest yearly rate first. */
export function Products({ view }: { view: ShownHome }) {
  const words = useWords().application.home
  const { format, symbol } = useMoneyStyle()
  const money = (minor: number) => formatMoney(minor, format, symbol)
  const again = view.closed !== null
  return (
    <Leaf headId="products" head={again ? words.again : words.products} aside={words.productsNote}>
      {view.products.length === 0 ? (
        <Quiet>{words.noProducts}</Quiet>
      ) : (
        <ul>
          {view.products.map((product) => (
            <li key={product.to}>
              <Go
                to={product.to}
                before={<Logo src={product.logo} name={product.name} />}
                note={words.cost({
                  net: money(product.netProceedsMinor),
                  termDays: product.termDays,
                  cost: money(product.totalCostMinor),
                })}
              >
                {product.name} <small>{product.range}</small>
              </Go>
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  )
}
