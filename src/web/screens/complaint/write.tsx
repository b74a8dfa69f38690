// The complaint's second page: what was chosen, the words, the pictures, 'Send', and the confirmation.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { collectionType } from '../../../contracts/complaint.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import type { RouteHandle } from '../../root.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { type FormOrSent, loadForm } from './form-view.ts'
import { type NotSent, sendComplaint } from './send-complaint.ts'
import { Sent } from './sent.tsx'
import { WriteForm } from './write-form.tsx'

await needWords('complaint')

export const handle: RouteHandle = { styles: ['chips', 'fields', 'shots', 'status', 'book'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<FormOrSent> {
  return loadForm(url, context, collectionType)
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendComplaint(request, context)
}

export default function ComplaintNext(props: { loaderData: FormOrSent; actionData?: NotSent }) {
  const words = useWords().complaint
  const { loaderData: view, actionData } = props
  if (view.kind === 'sent') return <Sent view={view} />
  if (view.kind === 'form') return <WriteForm view={view} notSent={actionData} />
  return (
    <OwnScreen
      title={words.title}
      back={view.entry}
      foot={<LinkButton to={view.entry}>{words.form.choose}</LinkButton>}
    >
      <Leaf>
        <ProblemNote problem={view.problem} />
      </Leaf>
    </OwnScreen>
  )
}
