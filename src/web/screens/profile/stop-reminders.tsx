// The way out of reminders that stands in each of them: asked once, because links are opened by machines too, then said.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import { LinkAct, type LinkAnswer } from '../../ui/link-act.tsx'

await needWords('profile')

export const handle: RouteHandle = { styles: ['status'] }

interface StopView {
  /** Empty where the address has none. */
  readonly token: string
}

export function loader({ url }: LoaderFunctionArgs): StopView {
  return { token: readId(url.searchParams.get('t')) }
}

/** Answers the form itself (`LinkAnswer`). */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const stopped = await context.get(apiContext).stopReminders({ token })
  if (stopped.ok) return data<LinkAnswer>({ problem: null })
  return data<LinkAnswer>({ problem: shown(stopped.problem) }, statusOf(stopped.problem))
}

export default function StopReminders({ loaderData, actionData }: { loaderData: StopView; actionData?: LinkAnswer }) {
  const words = useWords().profile.stop
  const address = useAddress()
  const { token } = loaderData
  return (
    <LinkAct
      title={words.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      token={token}
      answer={actionData}
      submit={words.submit}
      instead={{ to: address(addresses.myMessages), label: words.settings }}
      voice={{ asks: words.voice, done: words.done, broken: words.noLink }}
      text={{ asks: words.text, done: words.doneText }}
    />
  )
}
