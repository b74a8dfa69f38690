// The link that went to a new e-mail address. Asked once, because links are opened by machines too, then said.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import { LinkAct, type LinkAnswer } from '../../ui/link-act.tsx'

await needWords('profile')

export const handle: RouteHandle = { styles: ['status'] }

interface LinkView {
  /** Empty where the address has none. */
  readonly token: string
}

export function loader({ url: { searchParams } }: LoaderFunctionArgs): LinkView {
  return { token: readId(searchParams.get('confirm')) }
}

/** Answers the form itself (`LinkAnswer`). */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readId((await request.formData()).get('token'))
  const result = await context.get(apiContext).confirmEmail({ token })
  if (result.ok) return data<LinkAnswer>({ problem: null })
  return data<LinkAnswer>({ problem: shown(result.problem) }, statusOf(result.problem))
}

export default function EmailLink({ loaderData, actionData }: { loaderData: LinkView; actionData?: LinkAnswer }) {
  const { email, emailLink: words } = useWords().profile
  const address = useAddress()
  const { signedIn } = usePageFacts()
  const { token } = loaderData
  const home = address(signedIn ? addresses.borrowerHome : addresses.home)
  return (
    <LinkAct
      title={email.title}
      back={home}
      help={address(addresses.customerService)}
      token={token}
      answer={actionData}
      submit={words.submit}
      instead={{ to: home, label: words.home }}
      voice={{ asks: words.voice, done: words.done, broken: words.noLink }}
      text={{ asks: words.text }}
    />
  )
}
