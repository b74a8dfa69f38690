// The site's tab 'Privacy Agreement': the policy in a frame, our own copy of it.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { Go, Leaf, Voice } from '../../ui/leaf.tsx'
import { type Company, readCompany } from './site-data.ts'
import { SitePage } from './site-page.tsx'

await needWords('marketing')

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'laptop'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<{ company: Company }> {
  return { company: await readCompany(context) }
}

export default function Policy({ loaderData: { company } }: { loaderData: { company: Company } }) {
  const words = useWords().marketing
  const address = useAddress()
  const text = address(addresses.privacyPolicy)
  return (
    <SitePage
      tab="policy"
      title={`${words.policy.title} – ${company.name}`}
      text={words.share.policy}
      company={company}
    >
      <Leaf>
        <Voice as="h1">{words.policy.title}</Voice>
        <iframe className="framed" src={text} title={words.policy.frame} loading="lazy" />
      </Leaf>
      <Leaf list>
        <Go to={text} icon="doc" text={words.policy.alone} />
      </Leaf>
    </SitePage>
  )
}
