// Where the borrower is logged in, and ending that elsewhere or everywhere.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, readCount, redirectDocument, replace } from '../../page/page-query.ts'
import { apiContext, leaveToLogin, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import { endSession } from '../../session/session-cookies.ts'
import { ActionForm, Button } from '../../ui/button.tsx'
import { JustDone } from '../../ui/just-done.tsx'
import { Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'

type Session = CallOutput<'listSessions'>['list'][number]

interface LoginsView {
  readonly sessions: readonly Session[]
  /** How many were just ended; null where the page was opened for something else. */
  readonly ended: number | null
  readonly problem: ProblemShown | null
  readonly here: string
}

await needWords('profile')

export const handle: RouteHandle = { styles: [] }

const endedParam = 'ended'

export async function loader({ url, context }: LoaderFunctionArgs): Promise<LoginsView> {
  const listed = orProblem(await context.get(apiContext).listSessions({}), context)
  return {
    sessions: listed.data?.list ?? [],
    ended: readCount(justDoneIn(url, context, endedParam)),
    problem: shown(listed.problem),
    here: addressChanged(url, { [endedParam]: null }),
  }
}

/** Everywhere: this browser keeps nothing either, as after a logout. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const keepsThisOne = form.get('intent') !== 'all'
  const ended = await context.get(apiContext).endSessions({ keepsThisOne })
  // Sent again after its answer was lost, it has ended its own session: the list behind the login says what is open.
  if (!ended.ok && ended.problem.kind === 'signedOut' && !keepsThisOne) throw leaveToLogin(context, { mayBeDone: true })
  if (!ended.ok) return notDone<Pick<LoginsView, 'problem'>>(ended.problem, context, {})
  if (keepsThisOne)
    return replace(
      context,
      tellingAt(context, withCommon(context, addresses.myLogins, { [endedParam]: ended.data.ended })),
      303,
    )
  endSession(context)
  return redirectDocument(context, withCommon(context, addresses.logout), 303)
}

const formId = 'logins'

export default function Logins(props: { loaderData: LoginsView; actionData?: Pick<LoginsView, 'problem'> }) {
  const words = useWords().profile.logins
  const address = useAddress()
  const { loaderData: view, actionData } = props
  const problem = actionData?.problem ?? view.problem
  return (
    <OwnScreen
      title={words.title}
      backTo={address(addresses.me)}
      foot={
        view.problem === null && (
          <>
            {view.sessions.length > 1 && (
              <Button form={formId} name="intent" value="others">
                {words.endOthers}
              </Button>
            )}
            <Button form={formId} name="intent" value="all" line>
              {words.endAll}
            </Button>
          </>
        )
      }
    >
      <JustDone said={view.ended !== null && { title: words.ended({ count: view.ended }), text: words.endedText }} />
      {problem !== null && <ProblemNoteLeaf problem={problem} retry={view.here} reason={actionData !== undefined} />}
      {view.problem === null && (
        <Leaf>
          <Voice>{words.voice({ count: view.sessions.length })}</Voice>
          <p>{words.text}</p>
          <Rows under>
            {view.sessions.map((session) => (
              <Row key={session.id} term={<Where session={session} />}>
                {words.lastUsed({ moment: session.lastUsed })}
                <br />
                {words.since({ moment: session.since })}
              </Row>
            ))}
          </Rows>
          <Quiet>{words.idle}</Quiet>
        </Leaf>
      )}
      <ActionForm id={formId} />
    </OwnScreen>
  )
}

function Where({ session: { holder, appText, isThisOne } }: { session: Session }) {
  const words = useWords().profile.logins
  if (isThisOne && holder !== 'app') return <b>{words.browserHere}</b>
  return (
    <>
      {holder === 'app' ? words.app({ name: appText }) : words.browser}
      {isThisOne && (
        <>
          {' '}
          <b>{words.here}</b>
        </>
      )}
    </>
  )
}
