// The site's tab 'About us': who lends, and the form to write to them.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { justDoneIn } from '../../session/just-done.ts'
import { ActionForm, Button } from '../../ui/button.tsx'
import { Field, useFieldIds } from '../../ui/field.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { Note, useProblemText } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { AboutText } from './about-text.tsx'
import { KeepForm } from './keep-form.tsx'
import { type ContactField, isTooLong, leaveContact, longest, type NotSent } from './leave-message.ts'
import { type About as AboutTexts, type Company, readAbout, readCompany } from './site-data.ts'
import { SitePage } from './site-page.tsx'
import { Taken } from './taken.tsx'

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

function ContactForm({ refused, sent }: { refused?: NotSent<ContactField>; sent: boolean }) {
  const { kit, marketing } = useWords()
  const words = marketing.contactForm
  const address = useAddress()
  const said = useRefusal(refused)
  /** A refusal that names a field stands at the field; one that names none stands above the button. */
  const errorOf = (field: ContactField) => {
    if (refused === undefined || !refused.wrong.includes(field)) return undefined
    const typed = refused.typed[field]
    return isTooLong(field, typed) ? kit.tooLong({ used: characterCount(typed), limit: longest[field] }) : said
  }
  return (
    <Leaf id="contact" headId="contact-head" head={words.title}>
      <ActionForm action={address(addresses.about)} noValidate preventScrollReset className="stack">
        <TextInput
          name="name"
          label={words.name}
          autoComplete="name"
          max={longest.name}
          value={refused?.typed.name}
          error={errorOf('name')}
        />
        <TextInput
          name="telephone"
          type="tel"
          label={words.telephone}
          autoComplete="tel"
          max={longest.telephone}
          value={refused?.typed.telephone}
          error={errorOf('telephone')}
        />
        <Suggestion typed={refused?.typed.suggestion} error={errorOf('suggestion')} />
        {said !== undefined && refused?.wrong.length === 0 && <Note title={said} reason tone="overdue" />}
        <Button type="submit">{words.submit}</Button>
      </ActionForm>
      <KeepForm />
      {sent && <Taken title={words.done} text={words.doneText} />}
    </Leaf>
  )
}

function useRefusal(refused: NotSent<ContactField> | undefined): string | undefined {
  const words = useWords().marketing.contactForm
  const problemText = useProblemText()
  if (refused === undefined) return undefined
  return refused.problem === null ? words.incomplete : problemText(refused.problem)
}

/** Several lines without a count: a count needs a script, and this page has none. */
function Suggestion({ typed, error }: { typed?: string; error?: string }) {
  const words = useWords().marketing.contactForm
  const ids = useFieldIds(error)
  return (
    <Field ids={ids} label={words.suggestion}>
      <textarea
        className="box"
        id={ids.control}
        name="suggestion"
        defaultValue={typed}
        {...ids.wrong}
        aria-describedby={ids.describedBy}
      />
    </Field>
  )
}
