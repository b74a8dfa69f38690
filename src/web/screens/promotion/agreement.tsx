// What registering means, in words that can be read before it is done.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { markets } from '../../../core/market/markets.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { campaignAddress } from './landing.ts'

interface AgreementView {
  readonly back: string
}

await needWords('promotion')

export const handle: RouteHandle = { styles: ['promo'], script: false }

export function loader({ url }: LoaderFunctionArgs): AgreementView {
  return { back: campaignAddress(url, addresses.register) }
}

export default function Agreement({ loaderData: view }: { loaderData: AgreementView }) {
  const words = useWords().promotion.agreement
  const address = useAddress()
  const { lenderName, market } = usePageFacts()
  return (
    <OwnScreen title={words.title} back={view.back}>
      <Leaf>
        <div className="prose">
          {words.parts({ lender: lenderName, minAgeYears: markets[market].minAgeYears }).map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <p className="ends">
          <TextLink to={address(addresses.privacyPolicy)}>{words.privacy}</TextLink>
          <TextLink to={address(addresses.deleteAccount)}>{words.leave}</TextLink>
          <TextLink to={view.back}>{words.back}</TextLink>
        </p>
      </Leaf>
    </OwnScreen>
  )
}
