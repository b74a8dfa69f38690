// About us, as the app opens it: the same text in the frame of a screen.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { AboutText } from './about-text.tsx'
import { type About, type Company, readAbout, readCompany } from './site-data.ts'

await needWords('marketing')

interface AboutUsView {
  readonly company: Company
  readonly about: About
}

export const handle: RouteHandle = { styles: ['promo'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<AboutUsView> {
  const [company, about] = await Promise.all([readCompany(context), readAbout(context)])
  return { company, about }
}

export default function AboutUs({ loaderData }: { loaderData: AboutUsView }) {
  const words = useWords().marketing.about
  const address = useAddress()
  const { signedIn } = usePageFacts()
  return (
    <OwnScreen title={words.title} back={address(signedIn ? addresses.borrowerHome : addresses.home)}>
      <AboutText company={loaderData.company} about={loaderData.about} />
    </OwnScreen>
  )
}
