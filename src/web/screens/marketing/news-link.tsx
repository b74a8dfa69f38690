// The links of an e-mail about news: one says yes, one ends it. Asked once, because links are opened by machines too, then said.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import { LinkAct, type LinkAnswer } from '../../ui/link-act.tsx'

await needWords('marketing')

export const handle: RouteHandle = { styles: ['status'] }

type Does = 'confirm' | 'stop'

interface LinkView {
  readonly does: Does
  /** Empty where the address has none. */
  readonly token: string
}

export function loader({ url }: LoaderFunctionArgs): LinkView {
  const query = url.searchParams
  const does = query.has('stop') ? 'stop' : 'confirm'
  return { does, token: readId(query.get(does)) }
}

/** Answers the form itself (`LinkAnswer`). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = readId(form.get('token'))
  const does: Does = form.get('does') === 'stop' ? 'stop' : 'confirm'
  const api = context.get(apiContext)
  const result = await (does === 'stop' ? api.stopNewsByLink({ token }) : api.confirmNews({ token }))
  if (result.ok) return data<LinkAnswer>({ problem: null })
  return data<LinkAnswer>({ problem: shown(result.problem) }, statusOf(result.problem))
}

export default function NewsLink({ loaderData, actionData }: { loaderData: LinkView; actionData?: LinkAnswer }) {
  const { newsLink } = useWords().marketing
  const address = useAddress()
  const { does, token } = loaderData
  const words = newsLink[does]
  return (
    <LinkAct
      title={newsLink.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      token={token}
      answer={actionData}
      sends={{ does }}
      submit={words.submit}
      instead={{ to: address(addresses.home), label: newsLink.home }}
      voice={{ asks: words.voice, done: words.done, broken: newsLink.noLink }}
      text={{ asks: words.text }}
    />
  )
}
