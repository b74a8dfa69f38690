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
import { LinkAct, linkState } from '../../ui/link-act.tsx'
import type { ProblemShown } from '../../ui/problem-note.tsx'

await needWords('profile')

export const handle: RouteHandle = { styles: ['status'] }

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

export default function StopReminders({ loaderData, actionData }: { loaderData: StopView; actionData?: ProblemShown }) {
  const words = useWords().profile.stop
  const address = useAddress()
  const { token, isDone } = loaderData
  return (
    <LinkAct
      title={words.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      state={linkState(token, isDone, actionData)}
      sends={{ token }}
      submit={words.submit}
      instead={{ to: address(addresses.myMessages), label: words.settings }}
      voice={{ asks: words.voice, done: words.done, broken: words.noLink }}
      text={{ asks: words.text, done: words.doneText }}
      problem={actionData}
    />
  )
}
