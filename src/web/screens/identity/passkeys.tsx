// The phones whose own lock opens this account: listed, added, removed.

import { useEffect, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useSubmit } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, QuietButton, TextLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { ProblemNote, useProblemText } from '../../ui/problem-note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { hasPasskeys, makePasskey, type NewPasskeyQuestion, showWithPasskeys } from './passkey-browser.ts'
import { answerPasskeys, loadPasskeys, type PasskeysAnswer, type PasskeysView } from './passkeys-view.ts'

await needWords('identity')

export const handle: RouteHandle = { styles: [] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<PasskeysView> {
  return loadPasskeys(url, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerPasskeys(request, context)
}

export default function Passkeys(props: { loaderData: PasskeysView; actionData?: PasskeysAnswer }) {
  const { loaderData: view, actionData: answer } = props
  const words = useWords().identity.passkey
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.me)} foot={<AddThisPhone view={view} answer={answer} />}>
      <div role="status">{view.done !== null && <Note title={words[view.done]} tone="settled" icon="tick" />}</div>
      <Leaf>
        <Voice>{view.passkeys.length === 0 ? words.none : words.some}</Voice>
        <p>{words.text}</p>
        {view.problem !== null && <ProblemNote problem={view.problem} retry={view.here} />}
      </Leaf>
      {view.passkeys.map((passkey) => (
        <Leaf key={passkey.id}>
          <b>{passkey.label === '' ? words.phone : passkey.label}</b>
          <Rows>
            <Row term={words.added} day={passkey.createdAt} />
            <Row term={words.lastUsed}>
              {passkey.lastUsedAt === null ? words.never : <Day of={passkey.lastUsedAt} />}
            </Row>
          </Rows>
          <ActionForm>
            <input type="hidden" name="credentialId" value={passkey.id} />
            <QuietButton type="submit" name="intent" value="remove" icon="trash">
              {words.remove}
            </QuietButton>
          </ActionForm>
        </Leaf>
      ))}
      <div className="pad">
        <Quiet>{words.lost}</Quiet>
      </div>
      <ActionForm id={formId} />
    </OwnScreen>
  )
}

/** The form's id: the button in the foot sends it. */
const formId = 'passkey'

/** There only where the browser has passkeys; the phone itself asks for its lock. */
function AddThisPhone({ view, answer }: { view: PasskeysView; answer: PasskeysAnswer | undefined }) {
  const words = useWords().identity.passkey
  const text = useProblemText()
  const hydrated = useHydrated()
  const question = answer?.question ?? null
  // The phone is asked for its lock as soon as the question is here.
  useNeededAtOnce(question !== null)
  const submit = useSubmit()
  const [stopped, setStopped] = useState<NewPasskeyQuestion | null>(null)
  useEffect(() => {
    if (question === null) return
    let isGone = false
    void makePasskey(question).then((made) => {
      if (isGone) return
      if (made === null) setStopped(question)
      else void submit({ intent: 'save', label: labelOfThis(), ...made }, { method: 'post' })
    })
    return () => {
      isGone = true
    }
  }, [question, submit])
  if (hydrated && !hasPasskeys()) return <Quiet>{words.notHere}</Quiet>
  return (
    <>
      <div role="status">
        {question !== null && stopped === question && <p>{words.stopped}</p>}
        {answer?.problem != null && <p>{text(answer.problem)}</p>}
      </div>
      {answer?.wantsLogin && <TextLink to={view.login}>{words.again}</TextLink>}
      <noscript>
        <Quiet>{words.notHere}</Quiet>
      </noscript>
      <div hidden={!hydrated} suppressHydrationWarning>
        <Button type="submit" form={formId} name="intent" value="ask">
          {words.add}
        </Button>
      </div>
      <EarlyScript text={showWithPasskeys} />
    </>
  )
}

/** What the browser says of the machine it runs on: 'Android', 'macOS'; '' where it says nothing. */
function labelOfThis(): string {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } }
  return userAgentData?.platform ?? ''
}
