// The lender's front page: what a loan costs before anything else, how it goes, who lends, and news by e-mail.

import type { ActionFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatMoney } from '../../../core/money.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { lowerEnd } from '../../../words/range.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { DataBlock } from '../../page/data-block.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, TextLink } from '../../ui/button.tsx'
import { ChipChoices } from '../../ui/chips.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money, useMoneyStyle, useWithExample } from '../../ui/money.tsx'
import { useProblemText } from '../../ui/note.tsx'
import { FieldButton, TextInput } from '../../ui/text-fields.tsx'
import { TryOut } from '../../ui/try-out.tsx'
import type { HomeView, Tried } from './home-view.ts'
import { KeepForm } from './keep-form.tsx'
import { isTooLong, leaveEmail, longest, type NotSent } from './leave-message.ts'
import { LoanCost } from './loan-cost.tsx'
import { OldLinks } from './old-links.tsx'
import { structuredData } from './said-to-searches.ts'
import type { Company, Example, Priced, Terms } from './site-data.ts'
import { SitePage } from './site-page.tsx'
import { Taken } from './taken.tsx'
import { rangeOfAll, rangeOfTerm, termsOnOffer } from './tried-loan.ts'

await needWords('marketing', 'price')

export const handle: RouteHandle = {
  styles: ['promo', 'tabs', 'fields', 'fold', 'chips', 'status', 'tryout', 'laptop', 'torn', 'book'],
  script: false,
}

export { loader } from './home-view.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  return await leaveEmail(request, context, addresses.home)
}

export default function Home(props: { loaderData: HomeView; actionData?: NotSent<'email'> }) {
  const { company, example, tried, products, sent } = props.loaderData
  const words = useWords().marketing
  return (
    <SitePage
      tab="home"
      title={words.share.home({ lender: company.name })}
      text={words.share.homeText({ lender: company.name })}
      company={company}
      wide
    >
      <OldLinks />
      <StructuredData company={company} example={example} />
      <div className="fold">
        <div>
          <Pledge products={products} terms={company.terms} />
          {tried !== null && <TryHere tried={tried} products={products} />}
        </div>
        {tried !== null && (
          <div>
            <LoanCost loan={tried.loan} />
          </div>
        )}
      </div>
      <Loans products={products} />
      <HowItGoes terms={company.terms} />
      <WhoWeAre company={company} />
      {company.newsAMonth !== null && (
        <NewsForm aMonth={company.newsAMonth} byLink={company.newsIsConfirmed} refused={props.actionData} sent={sent} />
      )}
    </SitePage>
  )
}

/** The sentence and the range. */
function Pledge({ products, terms }: { products: readonly Priced[]; terms: Terms | null }) {
  const words = useWords().marketing.hero
  const range = products.length === 0 ? null : rangeOfAll(products)
  return (
    <Leaf>
      <Scene />
      <Voice as="h1" large>
        {words.title}
      </Voice>
      <p>
        {range !== null && (
          <>
            {range.minMinor < range.maxMinor && (
              <>
                <Money minor={range.minMinor} /> {words.to}{' '}
              </>
            )}
            <Money minor={range.maxMinor} />{' '}
            {terms?.term != null &&
              words.forDays({ from: lowerEnd(terms.term.minDays, terms.term.maxDays), to: terms.term.maxDays })}{' '}
          </>
        )}
        {words.promise}
      </p>
    </Leaf>
  )
}

/** An amount and a term, tried out before any login. */
function TryHere({ tried: { loan, wrong }, products }: { tried: Tried; products: readonly Priced[] }) {
  const words = useWords().price
  const withExample = useWithExample()
  const { common } = usePageFacts()
  const { format, symbol } = useMoneyStyle()
  const terms = termsOnOffer(products)
  const range = rangeOfTerm(products, loan.termDays) ?? rangeOfAll(products)
  const money = (minor: number) => formatMoney(minor, format, symbol)
  const [from, to] = [money(range.minMinor), money(range.maxMinor)]
  const notLent = words.ofTerm({ termDays: loan.termDays, from: lowerEnd(from, to), to })
  return (
    <TryOut
      id="try"
      action={addresses.home}
      kept={{ ...common }}
      minor={loan.principalMinor}
      range={rangeOfAll(products)}
      typed={wrong === null || wrong.typed === '' ? undefined : wrong.typed}
      error={wrong === null ? undefined : wrong.why === 'notLent' ? notLent : withExample(words.notAnAmount)}
    >
      <ChipChoices
        name="days"
        legend={words.howLong}
        choices={terms.map((days) => ({ value: String(days), label: words.days({ count: days }) }))}
        chosen={String(loan.termDays)}
      />
    </TryOut>
  )
}

/** Every loan with the cost of its usual amount. */
function Loans({ products }: { products: readonly Priced[] }) {
  const words = useWords().price
  const address = useAddress()
  if (products.length === 0) return null
  const compare = <TextLink to={address(addresses.compare)}>{words.sideBySide}</TextLink>
  return (
    <Leaf
      headId="loans"
      head={words.loans({ count: products.length })}
      aside={products.length > 1 ? compare : undefined}
    >
      <Quiet>{words.usual}</Quiet>
      <ul className="cols">
        {products.map((product) => (
          <li key={product.productId}>
            <Go
              to={address(addresses.product, { productId: product.productId })}
              before={<Logo src={product.logo} name={product.name} />}
              note={
                <>
                  <Money minor={product.principalMinor} /> {words.inDays({ termDays: product.termDays })}
                </>
              }
              price={<Money minor={product.totalCostMinor} />}
              text={product.name}
            />
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

function HowItGoes({ terms }: { terms: Terms | null }) {
  const words = useWords().marketing.how
  if (terms === null) return null
  const { decisionDays, fundingMinDays, fundingMaxDays } = terms
  return (
    <Leaf headId="how" head={words.title}>
      <Steps
        steps={words.steps({ decisionDays, fundingMinDays: lowerEnd(fundingMinDays, fundingMaxDays), fundingMaxDays })}
      />
    </Leaf>
  )
}

function WhoWeAre({ company }: { company: Company }) {
  const { who } = useWords().marketing
  const address = useAddress()
  return (
    <Leaf headId="who" head={who.title}>
      {company.summary !== '' && <p>{company.summary}</p>}
      <ul>
        <li>
          <Go to={address(addresses.about)} icon="user" text={who.more} />
        </li>
        {company.hasReviews && (
          <li>
            <Go to={address(addresses.reviews)} icon="star" text={who.reviews} />
          </li>
        )}
      </ul>
    </Leaf>
  )
}

/** Style part 'promo'. */
function Scene() {
  const words = useWords().marketing.hero
  return (
    <svg className="scene" viewBox="0 0 300 104" role="img" aria-label={words.scene}>
      <path fill="var(--sky-tint)" d="M151 32c15-9 35-9 55-3v63c-20-6-38-6-55 2z" />
      <path fill="var(--ochre-tint)" d="M242 52h34v38h-34z" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 98h296" />
        <path d="M146 27c-17-10-38-10-58-4v63c20-6 41-6 58 4 17-10 38-10 58-4V23c-20-6-41-6-58 4zv63" />
        <path d="M121 38q7 0 12 2M121 53q7 0 12 2M121 68q7 0 12 2M159 40q8-3 17-3M159 54q8-3 17-3" />
        <path d="M159 70q17-6 33-5M159 75q17-6 33-5" />
        <path stroke="var(--accent)" strokeWidth="3.5" d="M99 38l5 5 8-10M99 53l5 5 8-10M99 68l5 5 8-10" />
        <path fill="var(--accent)" stroke="none" d="M188 18h11v32l-5.5-5-5.5 5z" />
        <path
          fill="var(--leaf)"
          d="M20 85a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm31 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
        />
        <path d="M44 83q3-4 7 0M20 84L8 72M75 84l-8-14" />
        <path d="M236 50h34v36q0 10-10 10h-14q-10 0-10-10zM270 58h6q8 0 8 9t-8 9h-6M246 40q-4-5 0-10t0-10M259 40q-4-5 0-10t0-10" />
      </g>
    </svg>
  )
}

/** The lender and its usual loan, for machines. */
function StructuredData({ company, example }: { company: Company; example: Example | null }) {
  const { market } = usePageFacts()
  return <DataBlock data={(origin) => structuredData(company, example, origin, markets[market].currency)} />
}

/** `aMonth`: letters in a month at most, as the lender keeps it. `byLink`: the address gets a link, and counts once it was opened. */
function NewsForm(props: { aMonth: number; byLink: boolean; refused?: NotSent<'email'>; sent: boolean }) {
  const { aMonth, byLink, refused, sent } = props
  const { kit, marketing } = useWords()
  const { news, contactForm } = marketing
  const address = useAddress()
  const problemText = useProblemText()
  const typed = refused?.typed.email ?? ''
  const error = isTooLong('email', typed)
    ? kit.tooLong({ used: characterCount(typed), limit: longest.email })
    : refused && (refused.problem === null ? contactForm.incomplete : problemText(refused.problem))
  return (
    <Leaf id="news">
      <ActionForm action={address(addresses.home)} noValidate preventScrollReset>
        <TextInput
          name="email"
          type="email"
          label={news.label}
          placeholder={news.placeholder}
          autoComplete="email"
          enterKeyHint="send"
          max={longest.email}
          value={refused?.typed.email}
          hint={news.hint({ aMonth, byLink })}
          error={error}
          end={<FieldButton type="submit">{news.submit}</FieldButton>}
        />
      </ActionForm>
      <KeepForm />
      {sent && <Taken title={news.done} text={byLink ? news.linkSent : news.doneText} />}
    </Leaf>
  )
}
