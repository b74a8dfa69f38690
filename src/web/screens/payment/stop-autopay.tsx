// The way out of automatic repayment that stands in each of its messages: asked once, because links are opened by machines too.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import { LinkAct, type LinkAnswer } from '../../ui/link-act.tsx'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['status'] }

interface StopView {
  /** Empty where the address has none. */
  readonly token: string
}

interface StopAnswer extends LinkAnswer {
  /** A charge had begun before it was stopped. */
  readonly isUnderWay: boolean
}

export function loader({ url }: LoaderFunctionArgs): StopView {
  return { token: readId(url.searchParams.get('t')) }
}

/** Answers the form itself (`LinkAnswer`). */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const stopped = await context.get(apiContext).stopAutopayByLink({ token })
  if (stopped.ok) return data<StopAnswer>({ problem: null, isUnderWay: stopped.data.isUnderWay })
  return data<StopAnswer>({ problem: shown(stopped.problem), isUnderWay: false }, statusOf(stopped.problem))
}

export default function StopAutopay({ loaderData, actionData }: { loaderData: StopView; actionData?: StopAnswer }) {
  const words = useWords().paymentCard.auto
  const address = useAddress()
  const { token } = loaderData
  return (
    <LinkAct
      title={words.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      token={token}
      answer={actionData}
      submit={words.stop}
      instead={{ to: address(addresses.borrowerHome), label: words.toLoan }}
      voice={{ asks: words.stopVoice, done: words.done.stopped, broken: words.noLink }}
      text={{ asks: words.stopText, done: actionData?.isUnderWay ? words.done.underWay : words.done.stoppedText }}
    />
  )
}
