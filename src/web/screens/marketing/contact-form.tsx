// The form to write to the lender: name, telephone and suggestion, all three needed. Kept for the officer.

import { addresses } from '../../../contracts/addresses.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, useFieldIds } from '../../ui/field.tsx'
import { Head, Leaf } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { KeepForm } from './keep-form.tsx'
import { type ContactField, isTooLong, longest, type NotSent } from './leave-message.ts'
import { Taken } from './taken.tsx'

export function ContactForm({ refused, sent }: { refused?: NotSent<ContactField>; sent: boolean }) {
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
    <Leaf id="contact" labelledBy="contact-head">
      <Head id="contact-head">{words.title}</Head>
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
