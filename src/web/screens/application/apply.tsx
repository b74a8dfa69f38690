// Applying for a loan: step by step, kept as it goes, reviewed before it is sent, and answered with a reason.

import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { ApplyStep } from './apply-step.tsx'
import { type ApplyView, loadApplication } from './apply-view.ts'
import { ConsentStep } from './consent-step.tsx'
import { Decided } from './decided.tsx'
import { Review } from './review.tsx'
import { answerApplication, type StepAnswer } from './save-step.ts'
import { wordsChangedStatus } from './words-changed.ts'

await needWords('application')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'keypad', 'picker', 'shots', 'status'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<ApplyView> {
  return loadApplication(url, context)
}

export function action({ request, url, context }: ActionFunctionArgs) {
  return answerApplication(request, url, context)
}

/** An answer that stays on the step changes nothing of it, but for other words to agree to: what was typed stays. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === wordsChangedStatus) return true
  return actionStatus !== undefined && actionStatus !== 303 ? false : defaultShouldRevalidate
}

export default function Apply({ loaderData, actionData }: { loaderData: ApplyView; actionData?: StepAnswer }) {
  switch (loaderData.kind) {
    case 'step':
      return <ApplyStep key={loaderData.step} view={loaderData} answer={actionData} />
    case 'consent':
      return <ConsentStep view={loaderData} answer={actionData} />
    case 'review':
      return <Review view={loaderData} answer={actionData} />
    case 'checking':
    case 'referred':
    case 'approved':
    case 'declined':
    case 'ended':
      return <Decided view={loaderData} answer={actionData} />
    case 'problem':
      return <NoApplication view={loaderData} />
  }
}

function NoApplication({ view }: { view: Extract<ApplyView, { kind: 'problem' }> }) {
  const words = useWords().application
  const address = useAddress()
  const home = address(addresses.borrowerHome)
  return (
    <OwnScreen title={words.apply.title} back={home}>
      {view.isUnknown ? (
        <Refused said={words.product.unknown} missing>
          <LinkButton to={home} line>
            {words.product.all}
          </LinkButton>
        </Refused>
      ) : (
        <ProblemLeaf problem={view.problem} here={view.here} />
      )}
    </OwnScreen>
  )
}
