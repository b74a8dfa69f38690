// The box for news by e-mail. It says what was wrong beside the field, and keeps what was typed.

import { addresses } from '../../../contracts/addresses.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { useProblemText } from '../../ui/note.tsx'
import { FieldButton, TextInput } from '../../ui/text-fields.tsx'
import { KeepForm } from './keep-form.tsx'
import { isTooLong, longest, type NotSent } from './leave-message.ts'
import { Taken } from './taken.tsx'

/** `aMonth`: letters in a month at most, as the lender keeps it. `byLink`: the address gets a link, and counts once it was opened. */
export function NewsForm(props: { aMonth: number; byLink: boolean; refused?: NotSent<'email'>; sent: boolean }) {
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
