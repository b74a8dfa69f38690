// One product before anything is typed: what it costs, who can have it, what is asked, and whether it is any use to apply.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { isBarred } from '../../../core/application/eligibility.ts'
import { questionsAtMost } from '../../../core/application/step-fields.ts'
import { markets } from '../../../core/market/markets.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { DataBlock } from '../../page/data-block.tsx'
import { FoundBy } from '../../page/found-by.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, OpenBook, Quiet } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AmountForm, CostLeaf, LateLeaf, PlanLeaf, RepeatLeaf } from './product-cost.tsx'
import type { ProductAnswer, ProductDetail, ProductView, ShownProduct } from './product-view.ts'

await needWords('application', 'price')

export const handle: RouteHandle = { styles: ['asks', 'chips', 'fields', 'keypad', 'status', 'tryout', 'book'] }

export { action, loader } from './product-view.ts'

/** The amount's form: the button in the foot begins the application with the same amount. */
const formId = 'product'

export default function Product({ loaderData, actionData }: { loaderData: ProductView; actionData?: ProductAnswer }) {
  const { application, frame } = useWords()
  const words = application.product
  const address = useAddress()
  if (loaderData.kind === 'problem') {
    const { problem, here, otherAmount } = loaderData
    return (
      <Screen
        title={words.title}
        back={address(addresses.borrowerHome)}
        help={address(addresses.customerService)}
        foot={<LinkButton to={address(addresses.borrowerHome)}>{words.all}</LinkButton>}
      >
        <title>{words.title}</title>
        {loaderData.isUnknown ? (
          <Refused said={words.unknown} missing />
        ) : (
          <ProblemLeaf problem={problem} here={here}>
            {otherAmount !== null && (
              <LinkButton to={otherAmount} line>
                {frame.problem.retry}
              </LinkButton>
            )}
          </ProblemLeaf>
        )}
      </Screen>
    )
  }
  return <OneProduct view={loaderData} answer={actionData ?? loaderData.answer ?? undefined} />
}

function OneProduct({ view, answer }: { view: ShownProduct; answer: ProductAnswer | undefined }) {
  const { application, price } = useWords()
  const words = application.product
  const { compare } = price
  const address = useAddress()
  const { product, conditions, needed } = view.detail
  return (
    <Screen
      title={words.title}
      back={address(addresses.borrowerHome)}
      help={address(addresses.customerService)}
      foot={<ApplyFoot view={view} />}
      wide
    >
      <ProductFound detail={view.detail} />
      <Refusal of={answer} />
      <OpenBook
        left={
          <>
            <NoUse view={view} />
            <AmountForm id={formId} view={view} answer={answer} />
            <CostLeaf view={view} />
            <LateLeaf view={view} />
          </>
        }
        right={
          <>
            <PlanLeaf view={view} />
            <Leaf list>
              <Go
                to={address(addresses.compare, { a: product.productId, amount: product.principalMinor })}
                icon="scales"
                text={compare.title}
              />
            </Leaf>
            <RepeatLeaf view={view} />
            <Sentences id="who" title={words.who} sentences={conditions} />
            <Sentences id="needed" title={words.needed} sentences={needed} />
          </>
        }
      />
    </Screen>
  )
}

/** A borrower who cannot have it is told first, with what would change it. */
function NoUse({ view }: { view: ShownProduct }) {
  const words = useWords().application
  const { eligibility, product } = view.detail
  const reasons = eligibility?.eligible === false ? eligibility.reasons : []
  return (
    <>
      {reasons.length > 0 && (
        <Leaf headId="not-now" head={words.notNow} status="declined">
          <Reasons reasons={reasons} />
          <Quiet>{words.noUse}</Quiet>
        </Leaf>
      )}
      <Leaf>
        <Brand src={view.logo} name={product.name} />
        <p>{product.description}</p>
      </Leaf>
    </>
  )
}

function Sentences({ id, title, sentences }: { id: string; title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Leaf headId={id} head={title}>
      <ul className="sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Leaf>
  )
}

/** What comes next: the login, the application that is open, the offer that was granted, or a new application. */
function ApplyFoot({ view }: { view: ShownProduct }) {
  const { application: applying, price } = useWords()
  const words = applying.product
  const { asked } = price
  const address = useAddress()
  const { signedIn } = usePageFacts()
  const { product, eligibility, application } = view.detail
  const cost = (
    <p className="s">
      {words.youPayBack} <Money minor={product.totalRepayableMinor} />
      <span className="quiet">
        {', '}
        {words.costs} <Money minor={product.totalCostMinor} />
      </span>
    </p>
  )
  if (!signedIn) {
    return (
      <>
        {cost}
        <LinkButton to={view.login}>{words.enter}</LinkButton>
        <p className="s quiet">{asked({ questions: questionsAtMost })}</p>
      </>
    )
  }
  if (view.offer !== null) {
    return (
      <>
        {cost}
        <LinkButton to={view.offer}>{words.toOffer}</LinkButton>
      </>
    )
  }
  if (view.applicationAddress !== null) {
    return (
      <LinkButton to={view.applicationAddress}>
        {application?.state === 'approved' ? words.toOffer : words.goOn}
      </LinkButton>
    )
  }
  if (eligibility?.eligible === false) {
    const label = isBarred(eligibility.reasons) ? applying.home.title : words.all
    return <LinkButton to={address(addresses.borrowerHome)}>{label}</LinkButton>
  }
  return (
    <>
      {cost}
      <Button
        form={formId}
        posts
        action={address(addresses.product, { productId: product.productId })}
        name="intent"
        value="apply"
      >
        {words.apply}
      </Button>
    </>
  )
}

type Product = ProductDetail['product']

/** schema.org's description. Amounts in major units, as it wants them; a monthly rate is not passed off as a yearly one. */
function productData(product: Product, lender: string, currency: string, url: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'LoanOrCredit',
    name: product.name,
    description: product.description,
    url,
    currency,
    provider: { '@type': 'FinancialService', name: lender },
    amount: {
      '@type': 'MonetaryAmount',
      currency,
      minValue: product.minPrincipalMinor / 100,
      maxValue: product.maxPrincipalMinor / 100,
    },
    loanTerm: { '@type': 'QuantitativeValue', value: product.termDays, unitCode: 'DAY' },
    ...(product.aprPeriod === 'year' ? { annualPercentageRate: product.apr } : {}),
  }
}

function ProductFound({ detail }: { detail: ProductDetail }) {
  const { market, lenderName } = usePageFacts()
  const { product } = detail
  const path = addressWith(addresses.product, { productId: product.productId })
  return (
    <>
      <FoundBy title={product.name} text={product.costLine} path={path} />
      <DataBlock data={(origin) => productData(product, lenderName, markets[market].currency, origin + path)} />
    </>
  )
}
