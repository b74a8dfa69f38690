// The link that went to a new e-mail address. Asked once, because links are opened by machines too, then said.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { statusOf } from '../../sending/failed-call.ts'
import { LinkAct, linkState } from '../../ui/link-act.tsx'
import type { ProblemShown } from '../../ui/problem-note.tsx'

await needWords('profile')

export const handle: RouteHandle = { styles: ['status'] }

interface LinkView {
  /** Empty on the page that follows. */
  readonly token: string
  readonly isDone: boolean
}

export function loader({ url: { searchParams } }: LoaderFunctionArgs): LinkView {
  return { token: readId(searchParams.get('confirm')), isDone: searchParams.has('done') }
}

/** The token comes with the form: after it, the address has nothing that would do anything. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const result = await context.get(apiContext).confirmEmail({ token })
  if (result.ok) return replace(context, withCommon(context, addresses.emailLink, { done: '1' }), 303)
  const { kind, message } = result.problem
  return data<ProblemShown>({ kind, message }, statusOf(result.problem))
}

export default function EmailLink({ loaderData, actionData }: { loaderData: LinkView; actionData?: ProblemShown }) {
  const { email, emailLink: words } = useWords().profile
  const address = useAddress()
  const { signedIn } = usePageFacts()
  const { token, isDone } = loaderData
  const home = address(signedIn ? addresses.borrowerHome : addresses.home)
  return (
    <LinkAct
      title={email.title}
      back={home}
      help={address(addresses.customerService)}
      state={linkState(token, isDone, actionData)}
      sends={{ token }}
      submit={words.submit}
      instead={{ to: home, label: words.home }}
      voice={{ asks: words.voice, done: words.done, broken: words.noLink }}
      text={{ asks: words.text }}
      problem={actionData}
    />
  )
}
