// What the order's address shows where it is not one loan: the choice between several, none, and the way out to a partner.

import { Fragment } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, LinkButton, QuietButton } from '../../ui/button.tsx'
import { Fold, Go, Head, Leaf, Quiet, RowValue, Voice } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ProductList } from '../../ui/product-card.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { Empty } from '../../ui/states.tsx'
import type { LoanChoice, OneOrder, Order, OrderView } from './order-view.ts'
import { useTrackPoint } from './track-point.ts'

type ViewOf<Kind extends OrderView['kind']> = Extract<OrderView, { readonly kind: Kind }>

/** Several loans and none named: which one? Without any: what this page will show, and the way to the loans on offer. */
export function OrderChoice({ loans }: { loans: readonly LoanChoice[] }) {
  const { order: words, list } = useWords().order
  const address = useAddress()
  return (
    <OwnScreen title={words.title} back={address(addresses.home)}>
      <Leaf>
        {loans.length === 0 ? (
          <Empty
            title={words.none}
            picture="inReview"
            action={<LinkButton to={address(addresses.borrowerHome)}>{list.offers}</LinkButton>}
          >
            {words.noneText}
          </Empty>
        ) : (
          <>
            <Head>{words.several}</Head>
            <ul>
              {loans.map((loan) => (
                <li key={loan.to}>
                  <Go
                    to={loan.to}
                    before={<Logo src={loan.logo} name={loan.name} />}
                    note={<ChoiceNote loan={loan} />}
                    text={loan.name}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Leaf>
    </OwnScreen>
  )
}

/** The number, which comes last, has a line of its own: no dot hangs at the end of the one before. */
function ChoiceNote({ loan }: { loan: LoanChoice }) {
  return (
    <>
      {loan.statusText}
      {loan.details.map(({ label, value }, index) => (
        <Fragment key={label}>
          {index < loan.details.length - 1 ? ' · ' : <br />}
          <RowValue value={value} />
        </Fragment>
      ))}
    </>
  )
}

/** The order could not be shown: why, and what can be done. */
export function NoOrder({ view }: { view: ViewOf<'problem'> }) {
  const words = useWords().order.order
  const address = useAddress()
  return (
    <OwnScreen title={words.title} back={address(addresses.orders)}>
      {view.isUnknown ? (
        <Refused said={words.notFound} missing>
          <LinkButton to={address(addresses.order)} line>
            {words.several}
          </LinkButton>
        </Refused>
      ) : (
        <ProblemLeaf problem={view.problem} here={view.here} />
      )}
    </OwnScreen>
  )
}

/** The server sends the borrower to a partner: said whose page comes next, before it is opened. */
export function LeavingScreen({ view }: { view: ViewOf<'leaving'> }) {
  const words = useWords().order.leaving
  const address = useAddress()
  return (
    <OwnScreen
      title={words.title}
      back={address(addresses.orders)}
      foot={
        <>
          <LinkButton to={view.go} reload>
            {words.go({ host: view.host })}
          </LinkButton>
          <LinkButton to={view.stay} line replace>
            {words.stay}
          </LinkButton>
        </>
      }
    >
      <Leaf>
        <Voice>{words.sentence({ host: view.host })}</Voice>
        <Quiet>{words.text}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}

/** Products that a declined borrower sees at once; the rest waits behind 'Click to view more products'. */
const shownToDeclined = 2

type Product = Order['recommended'][number]

function MarketProduct({ product, logo, position }: { product: Product; logo: string | null; position: number }) {
  const track = useTrackPoint()
  return (
    <li className="go">
      <Logo src={logo} name={product.name} />
      <span>
        {product.name}
        <small>
          {product.rangeLabel} {product.range}
        </small>
        <small>{product.rate}</small>
        <small>{product.description}</small>
      </span>
      <ActionForm
        onSubmit={() => track('productClick', { productId: product.productId, positionId: position })}
        sends={{ intent: 'product', product: product.productId, position }}
      >
        <QuietButton type="submit">
          {product.buttonText}
          <span className="hide"> {product.name}</span>
        </QuietButton>
      </ActionForm>
    </li>
  )
}

/**
 * The market of an order that asks for nothing, last on its page. Beside an application it stays folded: nothing is sold beside it.
 * Without products there is none.
 */
export function MarketLeaf({ view }: { view: OneOrder }) {
  const words = useWords().order.order.market
  const { recommended, status } = view.order
  if (recommended.length === 0 && view.marketAddress === null) return null
  const shownAtFirst = status === 'declined' ? shownToDeclined : 0
  const lines = recommended.map((product, index) => (
    <MarketProduct key={product.productId} product={product} logo={view.productLogos[index] ?? null} position={index} />
  ))
  return (
    <Leaf headId="market" head={words.title} aside={words.note}>
      {shownAtFirst > 0 && <ProductList>{lines.slice(0, shownAtFirst)}</ProductList>}
      {lines.length > shownAtFirst && (
        <Fold summary={words.more}>
          <ProductList>{lines.slice(shownAtFirst)}</ProductList>
        </Fold>
      )}
      {lines.length <= shownAtFirst && view.marketAddress !== null && (
        <LinkButton line to={view.marketAddress} elsewhere={!view.marketAddress.startsWith('/')}>
          {words.more}
        </LinkButton>
      )}
    </Leaf>
  )
}
