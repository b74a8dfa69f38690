// The form of the deletion: the phone first, then the code that came to it.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { countDigits } from '../../../core/typed-digits.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { keyForField } from '../../ui/connection.ts'
import { EnterButton } from '../../ui/enter-button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Note, ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { CodeInput, PhoneInput } from '../../ui/text-fields.tsx'
import { useTypedText } from '../../ui/typed-text.ts'
import type { DeletionAnswer, DeletionView } from './delete-by-form.ts'
import { AnswerAlert } from './deletion-alerts.tsx'
import type { KeptBy } from './keeps-of.ts'

const formId = 'deletion'
const phoneId = 'deletion-phone'
const codeId = 'deletion-code'

function focus(id: string): void {
  document.getElementById(id)?.focus()
}

/** Known before anything is sent; the server says the same of a code. */
function KeptNote({ kept: { kind, to } }: { kept: KeptBy }) {
  const words = useWords().identity.delete.keptBy[kind]
  return (
    <Note title={words.title} tone="due">
      {words.text}{' '}
      <TextLink to={to} inline>
        {words.to}
      </TextLink>
    </Note>
  )
}

export function DeletionForm(props: { view: DeletionView; answer: DeletionAnswer | undefined; what: ReactNode }) {
  const words = useWords().identity
  const address = useAddress()
  const { signedIn } = usePageFacts()
  const { view, answer } = props
  const codeWasSent = answer?.codeWasSent === true
  const said = useSaid(answer)
  const isAboutCode = answer?.aboutCode === true
  return (
    <OwnScreen
      title={words.delete.title}
      back={address(signedIn ? addresses.me : addresses.home)}
      foot={codeWasSent ? <ConfirmFoot /> : <SendFoot kept={view.kept} />}
    >
      {view.kept !== null && !codeWasSent && <KeptNote kept={view.kept} />}
      {said !== '' && !isAboutCode && <ServerMessage text={said} about={answer} />}
      <Leaf>
        {view.kept === null && <Voice>{words.delete.voice}</Voice>}
        <p>{words.delete.lead}</p>
        <OwnPhone />
        <ActionForm
          id={formId}
          className="stack"
          sends={{
            again: codeWasSent ? '1' : undefined,
            key: answer?.key ?? view.key,
            device: answer?.device || view.device,
            [keyForField]: 'delete',
          }}
        >
          <EnterButton intent={codeWasSent ? 'delete' : 'send'} />
          <PhoneField view={view} answer={answer} />
          {codeWasSent && (
            <CodeInput
              key={isAboutCode ? 'again' : 'first'}
              id={codeId}
              name="code"
              label={words.code}
              value={answer?.code}
              hint={words.delete.afterCode}
              error={isAboutCode ? said || words.codeInvalid : undefined}
              enterKeyHint="done"
            />
          )}
        </ActionForm>
      </Leaf>
      {props.what}
      {answer !== undefined && (
        <AnswerAlert answer={answer} onClose={(alert) => focus(alert === 'sent' ? codeId : phoneId)} />
      )}
    </OwnScreen>
  )
}

/** With a session it has to be the borrower's own phone: which one, as far as a page may say. */
function OwnPhone() {
  const words = useWords().identity.delete
  const { signedIn, shortName } = usePageFacts()
  if (!signedIn || shortName === '') return null
  return <Quiet>{words.own({ name: shortName })}</Quiet>
}

function PhoneField({ view, answer }: { view: DeletionView; answer: DeletionAnswer | undefined }) {
  const words = useWords().identity
  const left = useKeptSeconds('deletion', answer?.sent ?? null)
  return (
    <PhoneInput
      id={phoneId}
      name="phone"
      label={words.phone}
      value={answer?.phone}
      of={view.phone}
      error={answer?.alert === 'phoneInvalid' ? words.phoneInvalid : undefined}
      enterKeyHint="send"
      end={
        answer?.codeWasSent && (
          <ResendButton left={left} intent="send" words={{ ...words, getCode: words.getNewCode }} />
        )
      }
    />
  )
}

/** Where something keeps the account, the way to it is the main button: a code would not delete anything. */
function SendFoot({ kept }: { kept: KeptBy | null }) {
  const words = useWords().identity.delete
  return (
    <>
      {kept !== null && <LinkButton to={kept.to}>{words.keptBy[kept.kind].to}</LinkButton>}
      <Button form={formId} name="intent" value="send" line={kept !== null}>
        {words.sendCode}
      </Button>
    </>
  )
}

/** Enabled once the code is exactly six characters (IDENTITY-11); without script the server counts them. */
function ConfirmFoot() {
  const words = useWords().identity.delete
  const typed = useTypedText(codeId)
  return (
    <Button form={formId} name="intent" value="delete" disabled={typed !== null && countDigits(typed) !== codeLength}>
      {words.confirm}
    </Button>
  )
}
