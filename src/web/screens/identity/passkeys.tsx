// The phones whose own lock opens this account: listed, added, removed.

import { useEffect, useState } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useSubmit } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import { ActionForm, Button, QuietButton, TextLink } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { JustDone } from '../../ui/just-done.tsx'
import { Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Day } from '../../ui/money.tsx'
import { ProblemNote, type ProblemShown, useProblemText } from '../../ui/note.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { textIn } from './log-in-by-passkey.ts'
import { hasPasskeys, makePasskey, type NewPasskeyQuestion, showWithPasskeys } from './passkey-browser.ts'

await needWords('identity')

export const handle: RouteHandle = { styles: [] }

const doneParam = 'done'
const deeds = ['saved', 'removed'] as const

interface PasskeysView {
  readonly passkeys: CallOutput<'listPasskeys'>['passkeys']
  readonly problem: ProblemShown | null
  readonly done: (typeof deeds)[number] | null
  readonly here: string
  /** The login that leads back here. */
  readonly login: string
}

interface PasskeysAnswer {
  readonly question: NewPasskeyQuestion | null
  readonly problem: ProblemShown | null
  /** True where a new login is what helps. */
  readonly wantsLogin: boolean
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<PasskeysView> {
  const { data: listed, problem } = orProblem(await context.get(apiContext).listPasskeys({}), context)
  return {
    passkeys: listed?.passkeys ?? [],
    problem: shown(problem),
    done: deeds.find((deed) => deed === justDoneIn(url, context, doneParam)) ?? null,
    here: addressChanged(url, { [doneParam]: null }),
    login: withCommon(context, addresses.login, { next: addresses.myPasskeys }),
  }
}

function refused(problem: Problem, context: Context) {
  const wantsLogin = problem.code === refusalCodes.loginIsTooLongAgo
  return notDone<PasskeysAnswer>(problem, context, { question: null, wantsLogin })
}

/** Asks for a question, stores the phone's answer to it, or removes a passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const intent = form.get('intent')
  if (intent === 'ask') {
    const asked = await api.askPasskeyEnrolment({})
    if (!asked.ok) return refused(asked.problem, context)
    return data<PasskeysAnswer>({ question: asked.data, problem: null, wantsLogin: false })
  }
  const credentialId = textIn(form, 'credentialId')
  const done =
    intent === 'remove'
      ? await api.removePasskey({ credentialId })
      : await api.savePasskey({
          credentialId,
          clientData: textIn(form, 'clientData'),
          attestation: textIn(form, 'attestation'),
          label: textIn(form, 'label').slice(0, 60),
        })
  // What is gone already is as it was wanted.
  const isGone = intent === 'remove' && !done.ok && done.problem.code === refusalCodes.notFound
  if (!done.ok && !isGone) return refused(done.problem, context)
  const deed = intent === 'remove' ? 'removed' : 'saved'
  return replace(context, tellingAt(context, withCommon(context, addresses.myPasskeys, { [doneParam]: deed })), 303)
}

export default function Passkeys(props: { loaderData: PasskeysView; actionData?: PasskeysAnswer }) {
  const { loaderData: view, actionData: answer } = props
  const words = useWords().identity.passkey
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.me)} foot={<AddThisPhone view={view} answer={answer} />}>
      <JustDone said={view.done && { title: words[view.done] }} />
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
          <ActionForm sends={{ credentialId: passkey.id }}>
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
        <Button form={formId} name="intent" value="ask">
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
