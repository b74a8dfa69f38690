// The way out of reminders that stands in each of them: asked once, because links are opened by machines too, then said.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { statusOf } from '../../sending/failed-call.ts'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { type ProblemShown, useProblemText } from '../../ui/problem-note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ServerMessage } from '../../ui/toast.tsx'

await needWords('profile')

export const handle: RouteHandle = { styles: [] }

interface StopView {
  /** Empty on the page that follows. */
  readonly token: string
  readonly isDone: boolean
}

export function loader({ url }: LoaderFunctionArgs): StopView {
  const query = url.searchParams
  return { token: readId(query.get('t')), isDone: query.get('done') === '1' }
}

/** The token comes with the form: after it, the address has nothing that would stop anything. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const stopped = await context.get(apiContext).stopReminders({ token })
  if (stopped.ok) return replace(context, withCommon(context, addresses.stopReminders, { done: 1 }), 303)
  const { kind, message } = stopped.problem
  return data<ProblemShown>({ kind, message }, statusOf(stopped.problem))
}

/** The form's id: the button in the foot sends it. */
const formId = 'stop'

export default function StopReminders({ loaderData, actionData }: { loaderData: StopView; actionData?: ProblemShown }) {
  const words = useWords().profile.stop
  const address = useAddress()
  const problemText = useProblemText()
  const { token, isDone } = loaderData
  const asks = token !== '' && !isDone
  return (
    <Screen
      title={words.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      foot={
        asks ? (
          <Button type="submit" form={formId}>
            {words.submit}
          </Button>
        ) : (
          <LinkButton to={address(addresses.mySettings)} line>
            {words.settings}
          </LinkButton>
        )
      }
    >
      <title>{words.title}</title>
      {actionData !== undefined && <ServerMessage text={problemText(actionData)} about={actionData} />}
      <Leaf>
        <Voice>{isDone ? words.done : asks ? words.voice : words.noLink}</Voice>
        <Quiet>{isDone ? words.doneText : words.text}</Quiet>
        {asks && (
          <ActionForm id={formId}>
            <input type="hidden" name="token" value={token} />
          </ActionForm>
        )}
      </Leaf>
    </Screen>
  )
}
