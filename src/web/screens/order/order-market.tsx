// Other loans, where nothing is to be paid: each with what it costs; a tap is counted and the address asked at that moment.

import { useWords } from '../../messages/words-context.tsx'
import { ActionForm, LinkButton, QuietButton } from '../../ui/button.tsx'
import { Fold, Head, Leaf } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ProductList } from '../../ui/product-card.tsx'
import type { OneOrder, Order } from './order-view.ts'
import { useTrackPoint } from './track-point.ts'

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
      <ActionForm onSubmit={() => track('productClick', { productId: product.productId, positionId: position })}>
        <input type="hidden" name="intent" value="product" />
        <input type="hidden" name="product" value={product.productId} />
        <input type="hidden" name="position" value={position} />
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
    <Leaf labelledBy="market">
      <Head id="market" aside={words.note}>
        {words.title}
      </Head>
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
