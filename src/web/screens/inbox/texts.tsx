// Which text messages the borrower gets: what can be turned off, what cannot and why.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useBackTo } from '../../page/back-to.ts'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Head, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { loadTexts, type NotSaved, saveTexts, type TextsView } from './texts-view.ts'

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
  const back = address(addresses.me)
  useBackTo(back)
  const wishes = actionData?.wishes ?? view.wishes
  const problem = actionData?.problem ?? view.problem
  return (
    <Screen
      title={words.title}
      back={back}
      help={address(addresses.customerService)}
      foot={
        wishes === null ? undefined : (
          <Button type="submit" form={formId}>
            {words.save}
          </Button>
        )
      }
    >
      <title>{words.title}</title>
      <div role="status">
        {view.isSaved && problem === null && <Note title={words.saved} tone="settled" icon="tick" />}
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
        {wishes !== null && <Choices wishes={wishes} atMost={view.remindersAtMost} />}
      </Leaf>
      <Leaf labelledBy="always">
        <Head id="always">{words.always}</Head>
        <Rows under>
          {view.always.map(({ kind, because }) => (
            <Row key={kind} term={words.kinds[kind]}>
              {words.because[because]}
            </Row>
          ))}
        </Rows>
        <Quiet>{words.night(view.quiet.from, view.quiet.to)}</Quiet>
      </Leaf>
    </Screen>
  )
}

function Choices({ wishes, atMost }: { wishes: NonNullable<TextsView['wishes']>; atMost: number }) {
  const words = useWords().inbox.texts
  return (
    <ActionForm id={formId} className="stack">
      <Checkbox name="receipts" checked={wishes.receipts}>
        <b>{words.kinds.receipts}</b>
        <br />
        {words.receiptsNote}
      </Checkbox>
      <Checkbox name="reminders" checked={wishes.reminders}>
        <b>{words.kinds.reminders}</b>
        <br />
        {words.remindersNote(atMost)}
      </Checkbox>
    </ActionForm>
  )
}
