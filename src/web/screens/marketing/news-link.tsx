// The links of an e-mail about news: one says yes, one ends it. Asked once, because links are opened by machines too, then said.

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

await needWords('marketing')

export const handle: RouteHandle = { styles: ['status'] }

type Does = 'confirm' | 'stop'

interface LinkView {
  readonly does: Does
  /** Empty on the page that follows. */
  readonly token: string
  readonly isDone: boolean
}

export function loader({ url }: LoaderFunctionArgs): LinkView {
  const query = url.searchParams
  const done = query.get('done')
  const does = query.has('stop') || done === 'stop' ? 'stop' : 'confirm'
  return { does, token: readId(query.get(does)), isDone: done !== null }
}

/** The token comes with the form: after it, the address has nothing that would do anything. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = readId(form.get('token'))
  const does: Does = form.get('does') === 'stop' ? 'stop' : 'confirm'
  const api = context.get(apiContext)
  const result = await (does === 'stop' ? api.stopNewsByLink({ token }) : api.confirmNews({ token }))
  if (result.ok) return replace(context, withCommon(context, addresses.newsLink, { done: does }), 303)
  const { kind, message } = result.problem
  return data<ProblemShown>({ kind, message }, statusOf(result.problem))
}

export default function NewsLink({ loaderData, actionData }: { loaderData: LinkView; actionData?: ProblemShown }) {
  const { newsLink } = useWords().marketing
  const address = useAddress()
  const { does, token, isDone } = loaderData
  const words = newsLink[does]
  return (
    <LinkAct
      title={newsLink.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      state={linkState(token, isDone, actionData)}
      sends={{ token, does }}
      submit={words.submit}
      instead={{ to: address(addresses.home), label: newsLink.home }}
      voice={{ asks: words.voice, done: words.done, broken: newsLink.noLink }}
      text={{ asks: words.text }}
      problem={actionData}
    />
  )
}
