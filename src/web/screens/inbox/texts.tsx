// Which messages the borrower gets as texts and on the phone: what can be turned off, what cannot and why.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { chosenKinds } from '../../../core/outbox/message-rules.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Go, Head, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { PhoneMessages } from './phone-messages.tsx'
import { boxOf, loadTexts, type NotSaved, phoneBoxes, saveTexts, type TextsView, type Wishes } from './texts-view.ts'

await needWords('inbox')

export const handle: RouteHandle = { styles: ['fields'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<TextsView> {
  return loadTexts(url, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  return saveTexts(request, context)
}

/** The form's id: the button in the foot sends it. */
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
      foot={
        wishes === null ? undefined : (
          <Button type="submit" form={formId}>
            {words.save}
          </Button>
        )
      }
    >
      <div role="status">
        {view.saved !== null && problem === null && <Note title={said[view.saved]} tone="settled" icon="tick" />}
      </div>
      {problem !== null && (
        <Leaf>
          <ProblemNote problem={problem} retry={view.here} reason={actionData !== undefined} />
        </Leaf>
      )}
      <Leaf labelledBy="choose">
        <Voice>{words.voice}</Voice>
        <Quiet>{words.text}</Quiet>
        <Head id="choose">{words.choose}</Head>
        {wishes !== null && <Choices wishes={wishes} isOnPhone={view.phone.isOn} atMost={view.remindersAtMost} />}
      </Leaf>
      {view.phone.isOffered && <PhoneMessages isOn={view.phone.isOn} />}
      <Leaf labelledBy="always">
        <Head id="always">{words.always}</Head>
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
        <Go to={address(addresses.myPrivacy)} icon="mail" note={words.email.text}>
          {words.email.title}
        </Go>
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
