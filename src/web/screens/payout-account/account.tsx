// 'Payment account information': where the money goes. The server says what is asked.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import type { RouteHandle } from '../../root.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { ProblemLeaf } from '../../ui/refused.tsx'
import { AccountCode } from './account-code.tsx'
import { AccountForm } from './account-screen.tsx'
import { type AccountOrOther, loadAccount } from './account-view.ts'
import { type NotSaved, saveFromForm } from './save-account.ts'
import { Saved } from './saved.tsx'

await needWords('payoutAccount')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'picker', 'sheet', 'tabs', 'status'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<AccountOrOther> {
  return loadAccount(url, context)
}

export function action({ request, url, context }: ActionFunctionArgs) {
  return saveFromForm(request, url, context)
}

/** What is put right after a refusal is another request: it needs another key. */
export const shouldRevalidate = isLoadedAnew

export default function Account(props: { loaderData: AccountOrOther; actionData?: NotSaved }) {
  const words = useWords().payoutAccount
  const { loaderData: view, actionData } = props
  if (view.kind === 'form' && actionData?.step != null) {
    return <AccountCode view={view} notSaved={actionData} step={actionData.step} />
  }
  if (view.kind === 'form') return <AccountForm view={view} notSaved={actionData} />
  if (view.kind === 'saved') return <Saved view={view} />
  return (
    <OwnScreen title={words.title} back={view.back}>
      <ProblemLeaf problem={view.problem} here={view.here} />
    </OwnScreen>
  )
}
