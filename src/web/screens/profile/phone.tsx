// The phone number of the account: which one it is to be, then the code to the old number, then the one to the new.

import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { EnterButton } from '../../ui/enter-button.tsx'
import { Go, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { CodeInput, PhoneInput } from '../../ui/text-fields.tsx'
import { together } from '../../ui/together.ts'
import type { PhoneAnswer, PhoneView } from './change-phone.ts'

await needWords('profile')

export const handle: RouteHandle = { styles: ['fields'] }

export { action, loader } from './change-phone.ts'

/** A refusal may mean that the half hour of the change is over: the page then asks for the number again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined && actionStatus >= 400 ? actionStatus < 500 : defaultShouldRevalidate
}

const formId = 'phone'
const codeId = 'phone-code'

interface Props {
  readonly loaderData: PhoneView
  readonly actionData?: PhoneAnswer
}

export default function Phone({ loaderData: view, actionData: answer }: Props) {
  const words = useWords().profile.phone
  const address = useAddress()
  const said = useSaid(answer)
  const { contact, step } = view
  const isOfField = answer?.about === 'phone' || (answer?.about === 'code' && step !== 'ask')
  return (
    <OwnScreen title={words.title} backTo={address(addresses.me)} foot={<Foot view={view} />}>
      {said !== '' && !isOfField && <ServerMessage text={said} about={answer} />}
      {contact === null ? (
        view.problem !== null && <ProblemNoteLeaf problem={view.problem} retry={view.here} />
      ) : step === 'ask' ? (
        <NewNumber view={view} answer={answer} said={said} current={contact.maskedPhone} />
      ) : (
        <CodeOf view={view} answer={answer} said={said} contact={contact} />
      )}
      {contact !== null && step !== 'new' && (
        <Leaf headId="lost" head={words.lost}>
          <Go to={view.login} icon="lock" text={words.lostLock} />
          <Go to={view.write} icon="doc" text={words.lostTalk} />
        </Leaf>
      )}
    </OwnScreen>
  )
}

function Foot({ view: { contact, step, again } }: { view: PhoneView }) {
  const words = useWords().profile.phone
  if (contact === null) return null
  if (step === 'ask') {
    return (
      <Button form={formId} name="intent" value="ask">
        {words.send}
      </Button>
    )
  }
  return (
    <Pair>
      <LinkButton to={again} line replace>
        {words.cancel}
      </LinkButton>
      <Button form={formId} name="intent" value="confirm">
        {words.confirm}
      </Button>
    </Pair>
  )
}

interface StepProps {
  readonly view: PhoneView
  readonly answer: PhoneAnswer | undefined
  readonly said: string
}

function NewNumber({ view, answer, said, current }: StepProps & { current: string }) {
  const words = useWords().profile.phone
  return (
    <Leaf>
      <Voice>{words.voice}</Voice>
      <p>{words.text({ phone: together(current) })}</p>
      <ActionForm id={formId}>
        <EnterButton intent="ask" />
        <PhoneInput
          name="phone"
          label={words.label}
          value={answer?.phone}
          of={view.phone}
          error={answer?.about === 'phone' ? said || words.invalid : undefined}
          enterKeyHint="send"
        />
      </ActionForm>
    </Leaf>
  )
}

function CodeOf({ view, answer, said, contact }: StepProps & { contact: NonNullable<PhoneView['contact']> }) {
  const words = useWords().profile.phone
  const left = useKeptSeconds('phone', view.wait)
  const isOld = view.step === 'old'
  const isAboutCode = answer?.about === 'code'
  useEffect(() => {
    // Each answer leads back to what is to be typed.
    if (view.wait.seconds >= 0) document.getElementById(codeId)?.focus()
  }, [view.wait])
  return (
    <Leaf>
      <Voice>{isOld ? words.oldVoice : words.newVoice}</Voice>
      <p>{words.sentTo({ phone: together(isOld ? contact.maskedPhone : contact.maskedNewPhone) })}</p>
      {isOld && (
        <Rows ruled>
          <Row term={words.becomes}>
            <Num>{contact.maskedNewPhone}</Num>
          </Row>
        </Rows>
      )}
      <ActionForm id={formId} sends={{ changeId: contact.changeId }}>
        <EnterButton intent="confirm" />
        <CodeInput
          // A code that was refused is not to be corrected but typed again, and another step has another code.
          key={`${view.step}-${isAboutCode ? 'again' : 'first'}`}
          id={codeId}
          name="code"
          label={words.code}
          value={answer?.code}
          error={isAboutCode ? said || words.sixDigits : undefined}
          enterKeyHint="done"
          end={<ResendButton left={left} intent="resend" words={words} />}
        />
      </ActionForm>
      <Quiet>{words.never}</Quiet>
    </Leaf>
  )
}
