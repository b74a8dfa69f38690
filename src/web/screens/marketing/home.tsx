// The lender's front page: what a loan costs before anything else, how it goes, who lends, and news by e-mail.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { publishedTerms } from '../../../core/loan/published-terms.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Head, Leaf, Voice } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Money } from '../../ui/money.tsx'
import { HonestExample } from './honest-example.tsx'
import { leaveEmail, type NotSent } from './leave-message.ts'
import { NewsForm } from './news-form.tsx'
import { OldLinks } from './old-links.tsx'
import { Scene } from './scene.tsx'
import { type Company, type Example, readCompany, readExample } from './site-data.ts'
import { SitePage } from './site-page.tsx'
import { StructuredData } from './structured-data.tsx'

await needWords('marketing')

interface HomeView {
  readonly company: Company
  readonly example: Example | null
  readonly sent: boolean
}

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'fields'], script: false }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeView> {
  const [company, example] = await Promise.all([readCompany(context), readExample(context)])
  return { company, example, sent: url.searchParams.get('sent') === 'news' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return await leaveEmail(request, context, addresses.home)
}

export default function Home(props: { loaderData: HomeView; actionData?: NotSent<'email'> }) {
  const { company, example, sent } = props.loaderData
  const words = useWords().marketing
  return (
    <SitePage
      tab="home"
      title={words.share.home(company.name)}
      text={words.share.homeText(company.name)}
      company={company}
    >
      <OldLinks />
      <StructuredData company={company} example={example} />
      <Pledge example={example} />
      {example !== null && <HonestExample example={example} />}
      <HowItGoes />
      <WhoWeAre company={company} />
      {company.newsAMonth !== null && <NewsForm aMonth={company.newsAMonth} refused={props.actionData} sent={sent} />}
    </SitePage>
  )
}

/** The sentence, the range, and the way to the cost. */
function Pledge({ example }: { example: Example | null }) {
  const words = useWords().marketing.hero
  const { minTermDays, maxTermDays } = publishedTerms
  return (
    <Leaf>
      <Scene />
      <Voice as="h1" large>
        {words.title}
      </Voice>
      <p>
        {example !== null && (
          <>
            <Money minor={example.minPrincipalMinor} /> {words.to} <Money minor={example.maxPrincipalMinor} />{' '}
            {words.forDays(minTermDays, maxTermDays)}{' '}
          </>
        )}
        {words.promise}
      </p>
      {example !== null && <LinkButton to="#example">{words.seeCost}</LinkButton>}
    </Leaf>
  )
}

function HowItGoes() {
  const words = useWords().marketing.how
  const { decisionDays, fundingMinDays, fundingMaxDays } = publishedTerms
  return (
    <Leaf labelledBy="how">
      <Head id="how">{words.title}</Head>
      <Steps steps={words.steps(decisionDays, fundingMinDays, fundingMaxDays)} />
    </Leaf>
  )
}

function WhoWeAre({ company }: { company: Company }) {
  const { who } = useWords().marketing
  const address = useAddress()
  return (
    <Leaf labelledBy="who">
      <Head id="who">{who.title}</Head>
      {company.summary !== '' && <p>{company.summary}</p>}
      <ul>
        <li>
          <Go to={address(addresses.about)} icon="user">
            {who.more}
          </Go>
        </li>
        {company.hasReviews && (
          <li>
            <Go to={address(addresses.reviews)} icon="star">
              {who.reviews}
            </Go>
          </li>
        )}
      </ul>
    </Leaf>
  )
}
