// The way out of automatic repayment that stands in each of its messages: asked once, because links are opened by machines too.

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

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['status'] }

interface StopView {
  /** Empty on the page that follows. */
  readonly token: string
  /** `underWay`: a charge had begun before. */
  readonly done: 'stopped' | 'underWay' | null
}

export function loader({ url }: LoaderFunctionArgs): StopView {
  const query = url.searchParams
  const done = query.get('done')
  return { token: readId(query.get('t')), done: done === 'stopped' || done === 'underWay' ? done : null }
}

/** The token comes with the form: after it, the address has nothing that would stop anything. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const stopped = await context.get(apiContext).stopAutopayByLink({ token })
  if (stopped.ok) {
    const done = stopped.data.isUnderWay ? 'underWay' : 'stopped'
    return replace(context, withCommon(context, addresses.stopAutopay, { done }), 303)
  }
  const { kind, message } = stopped.problem
  return data<ProblemShown>({ kind, message }, statusOf(stopped.problem))
}

export default function StopAutopay({ loaderData, actionData }: { loaderData: StopView; actionData?: ProblemShown }) {
  const words = useWords().paymentCard.auto
  const address = useAddress()
  const { token, done } = loaderData
  return (
    <LinkAct
      title={words.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      state={linkState(token, done !== null, actionData)}
      sends={{ token }}
      submit={words.stop}
      instead={{ to: address(addresses.borrowerHome), label: words.toLoan }}
      voice={{ asks: words.stopVoice, done: words.done.stopped, broken: words.noLink }}
      text={{ asks: words.stopText, done: done === 'underWay' ? words.done.underWay : words.done.stoppedText }}
      problem={actionData}
    />
  )
}
