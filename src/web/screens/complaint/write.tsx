// The complaint's second page: what was chosen, the words, the pictures, 'Send', and the confirmation.

import { useCallback, useEffect } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { collectionType } from '../../../contracts/complaint.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Leaf, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { forgetComplaint } from './complaint-draft.ts'
import { type FormOrSent, loadForm, type SentView } from './form-view.ts'
import { type NotSent, sendComplaint } from './send-complaint.ts'
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

/** How long the modal is shown (COMPLAINT-6). */
const modalMs = 1_500

function Sent({ view }: { view: SentView }) {
  const words = useWords().complaint
  const navigate = useNavigate()
  const hydrated = useHydrated()
  useNeededAtOnce()
  const { entry, sent } = view
  const leave = useCallback(() => void navigate(entry, { replace: true }), [navigate, entry])
  useEffect(() => {
    forgetComplaint()
    const timer = setTimeout(leave, modalMs)
    return () => clearTimeout(timer)
  }, [leave])
  const facts = sent !== null && (
    <Rows>
      <Row term={words.sent.number}>
        <Num>{sent.caseNumber}</Num>
      </Row>
      {sent.answerBy !== null && <Row term={words.sent.answerBy} day={sent.answerBy} />}
    </Rows>
  )
  return (
    <Screen
      title={words.title}
      back={entry}
      foot={
        <>
          <LinkButton to={entry}>{words.sent.back}</LinkButton>
          <LinkButton to={view.see} line>
            {words.sent.see}
          </LinkButton>
        </>
      }
    >
      <title>{words.title}</title>
      <Leaf status="settled">
        <Voice>{words.sent.title}</Voice>
        <p>{words.sent.text}</p>
        {facts}
      </Leaf>
      <Dialog title={words.sent.title} open={hydrated} onClose={leave}>
        <p>{words.sent.text}</p>
        {facts}
      </Dialog>
    </Screen>
  )
}
