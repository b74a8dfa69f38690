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
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { type ProblemShown, useProblemText } from '../../ui/problem-note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ServerMessage } from '../../ui/toast.tsx'

await needWords('marketing')

export const handle: RouteHandle = { styles: [] }

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

/** The form's id: the button in the foot sends it. */
const formId = 'news-link'

export default function NewsLink({ loaderData, actionData }: { loaderData: LinkView; actionData?: ProblemShown }) {
  const { newsLink } = useWords().marketing
  const address = useAddress()
  const problemText = useProblemText()
  const { does, token, isDone } = loaderData
  const words = newsLink[does]
  const asks = token !== '' && !isDone
  return (
    <Screen
      title={newsLink.title}
      back={address(addresses.home)}
      help={address(addresses.customerService)}
      foot={
        asks ? (
          <Button type="submit" form={formId}>
            {words.submit}
          </Button>
        ) : (
          <LinkButton to={address(addresses.home)} line>
            {newsLink.home}
          </LinkButton>
        )
      }
    >
      <title>{newsLink.title}</title>
      {actionData !== undefined && <ServerMessage text={problemText(actionData)} about={actionData} />}
      <Leaf>
        <Voice>{isDone ? words.done : asks ? words.voice : newsLink.noLink}</Voice>
        {asks && (
          <>
            <Quiet>{words.text}</Quiet>
            <ActionForm id={formId}>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="does" value={does} />
            </ActionForm>
          </>
        )}
      </Leaf>
    </Screen>
  )
}
