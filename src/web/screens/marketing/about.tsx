// The site's tab 'About us': who lends, and the form to write to them.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../root.tsx'
import { justDoneIn } from '../../session/just-done.ts'
import { AboutText } from './about-text.tsx'
import { ContactForm } from './contact-form.tsx'
import { type ContactField, leaveContact, type NotSent } from './leave-message.ts'
import { type About as AboutTexts, type Company, readAbout, readCompany } from './site-data.ts'
import { SitePage } from './site-page.tsx'

await needWords('marketing')

interface AboutView {
  readonly company: Company
  readonly about: AboutTexts
  readonly sent: boolean
}

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'fields', 'laptop'], script: false }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<AboutView> {
  const [company, about] = await Promise.all([readCompany(context), readAbout(context)])
  return { company, about, sent: justDoneIn(url, context, 'sent') === 'contact' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return await leaveContact(request, context, addresses.about)
}

export default function About(props: { loaderData: AboutView; actionData?: NotSent<ContactField> }) {
  const { company, about: texts, sent } = props.loaderData
  const words = useWords().marketing
  return (
    <SitePage tab="about" title={`${words.about.title} – ${company.name}`} text={words.share.about} company={company}>
      <AboutText company={company} about={texts} as="h1" />
      <ContactForm refused={props.actionData} sent={sent} />
    </SitePage>
  )
}
