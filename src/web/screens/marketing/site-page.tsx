// The frame of the public site: the lender's name, the tabs between its pages, and the imprint.

import type { ReactNode } from 'react'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { socialCardSize } from '../../brand/social-card.ts'
import { socialCardAddress, tabIconAddress } from '../../install/install-addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { FoundBy } from '../../page/found-by.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Installable } from '../../ui/installable.tsx'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { Num } from '../../ui/money.tsx'
import { PublicScreen } from '../../ui/screen.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import type { Company } from './site-data.ts'

/** The pages of the site, in the order of its tabs: five fit the smallest phone in every language, and what follows is scrolled to. */
const tabs = [
  ['home', addresses.home],
  ['policy', addresses.policy],
  ['loanTerms', addresses.loanTerms],
  ['reviews', addresses.reviews],
  ['about', addresses.about],
  ['compare', addresses.compare],
] as const
export type SiteTab = (typeof tabs)[number][0]

/** A page that the lender has nothing for is not there. */
function tabsOf({ hasReviews }: Company): readonly (typeof tabs)[number][] {
  return tabs.filter(([tab]) => tab !== 'reviews' || hasReviews)
}

/** One page of the site. `title` and `text` are also what a shared link shows. */
export function SitePage(props: {
  tab: SiteTab
  title: string
  text: string
  company: Company
  /** On a laptop two pages side by side. */
  wide?: boolean
  children: ReactNode
}) {
  const words = useWords().marketing
  const address = useAddress()
  const here = addresses[props.tab]
  return (
    <PublicScreen
      wide={props.wide}
      lender={props.company.name}
      home={address(addresses.home)}
      enter={{ to: address(addresses.login), label: words.nav.enter }}
      tabs={
        <TabLinks
          label={words.nav.label}
          links={tabsOf(props.company).map(([tab, to]) => ({
            to: address(to),
            label: words.nav[tab],
            on: tab === props.tab,
          }))}
        />
      }
      end={<Imprint company={props.company} here={here} />}
    >
      <Sharing title={props.title} text={props.text} path={here} lender={props.company.name} />
      {props.children}
    </PublicScreen>
  )
}

/** Who is responsible for the page. A line without a value is left out. */
function Imprint({ company, here }: { company: Company; here: string }) {
  const words = useWords().marketing.end
  const address = useAddress()
  const { common, language } = usePageFacts()
  return (
    <>
      <p>
        <b>{company.name}</b>
        {company.address !== '' && (
          <>
            <br />
            <bdi>{company.address}</bdi>
          </>
        )}
      </p>
      <p className="ways">
        <TextLink to={`tel:${company.phone.replace(/[^+\d]/g, '')}`} icon="phone">
          <Num>{company.phone}</Num>
        </TextLink>
        <TextLink to={`mailto:${company.email}`} icon="mail">
          {company.email}
        </TextLink>
        <TextLink to={address(addresses.customerService)} icon="help">
          {words.help}
        </TextLink>
        <TextLink to={address(addresses.deleteAccount)} icon="trash">
          {words.deleteAccount}
        </TextLink>
      </p>
      <LanguageLinks label={words.languages} current={language} to={(lang) => addressWith(here, { ...common, lang })} />
      <p>
        {company.registration !== '' && (
          <>
            {words.registered({ number: company.registration })}
            <br />
          </>
        )}
        {company.year > 0 && words.copyright({ year: company.year, lender: company.name })}
      </p>
    </>
  )
}

/** Stands anywhere in a page; React lifts its parts into the head. Only other servers read them, so only the server writes them. */
function Sharing({ title, text, path, lender }: { title: string; text: string; path: string; lender: string }) {
  const words = useWords().marketing.share
  const { language } = usePageFacts()
  const means = useRenderMeans()
  if (means === null) return <FoundBy title={title} text={text} path={path} />
  const { publicOrigin } = means
  return (
    <>
      <FoundBy title={title} text={text} path={path} />
      <Installable />
      <link rel="icon" href={tabIconAddress} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={lender} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={publicOrigin + path} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={publicOrigin + socialCardAddress} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={words.card} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
