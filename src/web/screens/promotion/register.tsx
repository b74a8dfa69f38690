// The landing page of a campaign: a mobile, the letters of a picture, the code that came by SMS.

import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { ProblemNote, type ProblemShown } from '../../ui/note.tsx'
import { PublicScreen } from '../../ui/screen.tsx'
import type { LandingOrProblem, LandingView } from './landing-view.ts'
import type { RegisterAnswer } from './register-by-form.ts'
import { RegisterForm } from './register-form.tsx'

await needWords('promotion')

export const handle: RouteHandle = { styles: ['fields', 'promo'] }

export { loader } from './landing-view.ts'
export { action } from './register-by-form.ts'

/** The captcha of the page stays the same after each attempt: what was solved counts for the registration too. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function Register(props: { loaderData: LandingOrProblem; actionData?: RegisterAnswer }) {
  const address = useAddress()
  const words = useWords().promotion.register
  const { lenderName } = usePageFacts()
  const { loaderData: view, actionData: answer } = props
  if (view.template === null) return <NoPage problem={view.problem} here={view.here} />
  return (
    <PublicScreen
      lender={view.template.appName || lenderName}
      home={address(addresses.home)}
      enter={{ to: address(addresses.login), label: words.enter }}
    >
      <title>{view.template.title}</title>
      <Offer template={view.template} />
      <RegisterForm view={view} answer={answer} />
    </PublicScreen>
  )
}

function Offer({ template }: { template: LandingView['template'] }) {
  const words = useWords().promotion.register
  return (
    <Leaf>
      <Voice as="h1" large>
        {template.title}
      </Voice>
      <p>{template.text}</p>
      {template.amount !== '' && (
        <p>
          {words.upTo}{' '}
          <b>
            <Num>{template.amount}</Num>
          </b>
        </p>
      )}
      {template.rate !== '' && <Quiet>{template.rate}</Quiet>}
    </Leaf>
  )
}

/** A template that is not on offer, or that could not be asked for. */
function NoPage({ problem, here }: { problem: ProblemShown; here: string }) {
  const address = useAddress()
  const words = useWords().promotion.register
  const { lenderName } = usePageFacts()
  return (
    <PublicScreen lender={lenderName} home={address(addresses.home)}>
      <title>{lenderName}</title>
      <Leaf>
        {problem.kind === 'refused' ? (
          <>
            <Voice as="h1">{problem.message || words.unknownTemplate}</Voice>
            {problem.message !== '' && <Quiet>{words.unknownTemplate}</Quiet>}
          </>
        ) : (
          <ProblemNote problem={problem} retry={here} />
        )}
        <LinkButton to={address(addresses.home)} line reload>
          {words.toStart}
        </LinkButton>
      </Leaf>
    </PublicScreen>
  )
}
