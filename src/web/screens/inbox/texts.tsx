// Which messages the borrower gets as texts and on the phone: what can be turned off, what cannot and why.

import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { chosenKinds } from '../../../core/outbox/message-rules.ts'
import { useApp } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, QuietButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { JustDone } from '../../ui/just-done.tsx'
import { Go, Head, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { boxOf, type NotSaved, phoneBoxes, type TextsView, type Wishes } from './texts-view.ts'

await needWords('inbox')

export const handle: RouteHandle = { styles: ['fields'] }

export { action, loader } from './texts-view.ts'

const formId = 'texts'

export default function Texts({ loaderData: view, actionData }: { loaderData: TextsView; actionData?: NotSaved }) {
  const words = useWords().inbox.texts
  const address = useAddress()
  const wishes = actionData?.wishes ?? view.wishes
  const problem = actionData?.problem ?? view.problem
  const said = { wishes: words.saved, phoneOn: words.phone.isOn, phoneOff: words.phone.isOff }
  return (
    <OwnScreen
      title={words.title}
      backTo={address(addresses.me)}
      foot={wishes === null ? undefined : <Button form={formId}>{words.save}</Button>}
    >
      <JustDone said={problem === null && view.saved && { title: said[view.saved] }} />
      {problem !== null && <ProblemNoteLeaf problem={problem} retry={view.here} reason={actionData !== undefined} />}
      <Leaf labelledBy="choose">
        <Voice>{words.voice}</Voice>
        <Quiet>{words.text}</Quiet>
        <Head id="choose">{words.choose}</Head>
        {wishes !== null && <Choices wishes={wishes} isOnPhone={view.phone.isOn} atMost={view.remindersAtMost} />}
      </Leaf>
      {view.phone.isOffered && <PhoneMessages isOn={view.phone.isOn} />}
      <Leaf headId="always" head={words.always}>
        <Rows under>
          {view.always.map(({ kind, because }) => (
            <Row key={kind} term={words.kinds[kind]}>
              {words.because[because]}
            </Row>
          ))}
        </Rows>
        <Quiet>{words.night({ from: view.quiet.from, to: view.quiet.to })}</Quiet>
      </Leaf>
      <Leaf list>
        <Go to={address(addresses.myPrivacy)} icon="mail" note={words.email.text} text={words.email.title} />
      </Leaf>
    </OwnScreen>
  )
}

interface ChoicesProps {
  readonly wishes: Wishes
  readonly isOnPhone: boolean
  readonly atMost: number
}

function Choices({ wishes, isOnPhone, atMost }: ChoicesProps) {
  const words = useWords().inbox.texts
  const notes = { receipts: words.receiptsNote, reminders: words.remindersNote({ most: atMost }) }
  const notesOnPhone = { loan: words.phone.loanNote, cases: words.phone.casesNote, ...notes }
  return (
    <ActionForm id={formId} className="stack">
      {isOnPhone && <b>{words.inText}</b>}
      {chosenKinds.sms.map((kind) => (
        <Checkbox key={kind} name={boxOf('texts', kind)} checked={wishes.texts[kind]}>
          <b>{words.kinds[kind]}</b>
          <br />
          {notes[kind]}
        </Checkbox>
      ))}
      {isOnPhone && (
        <>
          <input type="hidden" name={phoneBoxes} value="1" />
          <b>{words.phone.kinds}</b>
          {chosenKinds.push.map((kind) => (
            <Checkbox key={kind} name={boxOf('phone', kind)} checked={wishes.phone[kind]}>
              <b>{words.kinds[kind]}</b>
              <br />
              {notesOnPhone[kind]}
            </Checkbox>
          ))}
        </>
      )}
    </ActionForm>
  )
}

/** How long the app is waited for: it may ask the borrower for the system's permission first. Milliseconds. */
const patienceMs = 30_000

/** Shown in the app, and wherever it is on: somebody who has lost the phone turns it off from another one. */
function PhoneMessages({ isOn }: { isOn: boolean }) {
  const words = useWords().inbox.texts.phone
  const app = useApp()
  if (app === null && !isOn) return null
  return (
    <Leaf headId="phone" head={words.title}>
      <p>{words.text}</p>
      <Quiet>{words.textAlso}</Quiet>
      {isOn ? (
        <ActionForm sends={{ intent: 'phoneOff' }}>
          <QuietButton type="submit">{words.turnOff}</QuietButton>
        </ActionForm>
      ) : (
        <TurnOn />
      )}
    </Leaf>
  )
}

/** The app answers by an event, or never: then the words say what to do. */
function TurnOn() {
  const words = useWords().inbox.texts.phone
  const app = useApp()
  const submit = useSubmit()
  const [asked, setAsked] = useState<'no' | 'yes' | 'inVain'>('no')
  useEffect(() => {
    if (asked !== 'yes' || app === null) return
    const stop = app.onPushAddress((address) => {
      setAsked('no')
      void submit({ intent: 'phoneOn', address }, { method: 'post' })
    })
    const lapse = setTimeout(() => setAsked('inVain'), patienceMs)
    app.askPushAddress()
    return () => {
      stop()
      clearTimeout(lapse)
    }
  }, [asked, app, submit])
  return (
    <>
      <div role="status">{asked === 'inVain' && <Note title={words.noAnswer} tone="due" />}</div>
      <Button line onTap={() => setAsked('yes')} busy={asked === 'yes'}>
        {asked === 'yes' ? words.asking : words.turnOn}
      </Button>
    </>
  )
}
