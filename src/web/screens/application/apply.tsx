// Applying for a loan: step by step, kept as it goes, reviewed before it is sent, and answered with a reason.

import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { applicationSteps, consentVersionField } from '../../../core/application/application-fields.ts'
import { leavesOthersOpen } from '../../../core/application/eligibility.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Shots } from '../../ui/image-picker.tsx'
import { Go, Head, Leaf, Quiet, Row, Rows, RowValue, Spread, Voice } from '../../ui/leaf.tsx'
import { PersonLookLeaf } from '../../ui/person-look.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { StepStamps } from '../../ui/stamps.tsx'
import { StatusHead } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'
import { ApplyFrame, applyFormId } from './apply-frame.tsx'
import { ApplyStep } from './apply-step.tsx'
import type { ApplyView, Consent, ConsentView, DecidedView, ReviewedStep, ReviewView } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'
import { wordsChangedStatus } from './words-changed.ts'

await needWords('application')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'keypad', 'picker', 'shots', 'status'] }

export { loader } from './apply-view.ts'

export { action } from './save-step.ts'

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

function ConsentStep({ view, answer }: { view: ConsentView; answer: StepAnswer | undefined }) {
  const words = useWords().application.apply
  useEffect(() => {
    if (answer !== undefined) document.querySelector<HTMLElement>(`#${applyFormId} [aria-invalid="true"]`)?.focus()
  }, [answer])
  return (
    <ApplyFrame
      application={view.application}
      back={view.back}
      answer={answer}
      done={applicationSteps.indexOf('consent')}
      intent="consent"
      button={words.next}
      note={words.consentText}
    >
      <ActionForm id={applyFormId} className="leaf" noValidate>
        <Head>{view.title}</Head>
        {view.consents.map((consent) => (
          <OneConsent key={consent.purpose} consent={consent} answer={answer} />
        ))}
      </ActionForm>
    </ApplyFrame>
  )
}

function OneConsent({ consent, answer }: { consent: Consent; answer: StepAnswer | undefined }) {
  const { kit } = useWords()
  const error = answer?.errors[consent.purpose]
  const ticked = answer?.typed[consent.purpose]
  return (
    <div>
      <input type="hidden" name={consentVersionField(consent.purpose)} value={consent.version} />
      <Checkbox
        key={`${consent.version} ${error === undefined}`}
        name={consent.purpose}
        checked={ticked === undefined ? consent.agreed : ticked === '1'}
        error={error !== undefined && 'said' in error ? error.said : undefined}
      >
        <b>{consent.title}</b>
        {!consent.required && (
          <>
            {' '}
            <span className="quiet">{kit.mayStayEmpty}</span>
          </>
        )}
      </Checkbox>
      <Quiet>{consent.text}</Quiet>
    </div>
  )
}

function Review({ view, answer }: { view: ReviewView; answer: StepAnswer | undefined }) {
  const words = useWords().application
  const { application } = view
  return (
    <OwnScreen
      title={words.apply.title}
      backTo={view.back}
      foot={
        <>
          <Quiet>{words.apply.sendNote}</Quiet>
          <Button form={applyFormId} name="intent" value="submit">
            {words.apply.send}
          </Button>
        </>
      }
    >
      <Refusal of={answer} />
      <ActionForm
        id={applyFormId}
        className="leaf"
        sends={{ applicationId: application.applicationId, key: answer?.key ?? view.key }}
      >
        <Voice>{words.apply.review}</Voice>
        <Quiet>{words.apply.reviewText}</Quiet>
        <Rows ruled>
          <Row term={application.productName} money={application.principalMinor} />
        </Rows>
      </ActionForm>
      {view.steps
        .filter((step) => step.rows.length + step.pictures.length > 0)
        .map((step) => (
          <StepLeaf key={step.step} step={step} />
        ))}
    </OwnScreen>
  )
}

function StepLeaf({ step }: { step: ReviewedStep }) {
  const words = useWords().application.apply
  const headingId = `told-${step.step}`
  return (
    <Leaf labelledBy={headingId}>
      <div className="head">
        <h2 id={headingId}>{step.title}</h2>
        <TextLink to={step.change}>
          {words.change}
          <span className="hide"> {step.title}</span>
        </TextLink>
      </div>
      <Rows under>
        {step.rows.map((row) => (
          <Row key={row.label} term={row.label}>
            <RowValue value={row.value} />
          </Row>
        ))}
      </Rows>
      {step.pictures.length > 0 && <Shots pictures={step.pictures} />}
    </Leaf>
  )
}

// What became of the application: the way to the offer, or the reasons and what would change them.
function Decided({ view, answer }: { view: DecidedView; answer: StepAnswer | undefined }) {
  const words = useWords().application
  const address = useAddress()
  const home = address(addresses.borrowerHome)
  const { kind } = view
  const waits = kind === 'checking' || kind === 'referred'
  return (
    <OwnScreen
      title={words.apply.title}
      back={home}
      status={statusOf[kind]}
      foot={
        waits ? null : kind === 'declined' ? (
          <LinkButton to={home}>
            {leavesOthersOpen(view.application.reasons) ? words.decided.others : words.home.title}
          </LinkButton>
        ) : (
          <LinkButton to={view.next}>{kind === 'approved' ? words.decided.seeOffer : words.decided.newOne}</LinkButton>
        )
      }
    >
      <Refusal of={answer} />
      {kind === 'approved' && <Approved view={view} />}
      {waits && <Waiting view={view} />}
      {(kind === 'declined' || kind === 'ended') && <NotGranted view={view} attempt={answer?.key ?? view.key} />}
    </OwnScreen>
  )
}

const statusOf = {
  checking: 'inReview',
  referred: 'inReview',
  approved: 'approved',
  declined: 'declined',
  ended: 'declined',
} as const satisfies Record<DecidedView['kind'], OrderStatus>

/** Others are asked, or a person decides. */
function Waiting({ view: { application, again } }: { view: DecidedView }) {
  const { amount } = useWords().application.decided
  const { review } = application
  return (
    <>
      <Leaf status="inReview">
        <StatusHead status="inReview">
          <Voice>{review?.title ?? application.productName}</Voice>
        </StatusHead>
        {review !== null && <p>{together(review.text)}</p>}
        {review !== null && review.note !== '' && (
          <blockquote className="voice" dir="auto">
            {review.note}
          </blockquote>
        )}
        <StepStamps steps={application.line} />
        <Rows>
          <Row term={amount} money={application.principalMinor} />
        </Rows>
      </Leaf>
      {again.length > 0 && (
        <Leaf list>
          {again.map(({ title, to }) => (
            <Go key={title} to={to} icon="camera" text={title} />
          ))}
        </Leaf>
      )}
    </>
  )
}

function Approved({ view: { application } }: { view: DecidedView }) {
  const { decided: words, product } = useWords().application
  const { netProceedsMinor, totalRepayableMinor } = application
  return (
    <Leaf status="approved">
      <StatusHead status="approved">
        <Voice>{words.approved}</Voice>
      </StatusHead>
      <p>{words.approvedText}</p>
      {application.review !== null && application.review.note !== '' && (
        <blockquote className="voice" dir="auto">
          {application.review.note}
        </blockquote>
      )}
      <StepStamps steps={application.line} />
      {netProceedsMinor !== null && totalRepayableMinor !== null && (
        <Spread
          left={{ label: product.youGet, minor: netProceedsMinor }}
          right={{ label: product.youPayBack, minor: totalRepayableMinor }}
        />
      )}
      <Rows ruled={netProceedsMinor === null}>
        {netProceedsMinor !== null && totalRepayableMinor !== null && (
          <Row term={product.totalCost} total money={totalRepayableMinor - netProceedsMinor} />
        )}
        <Row term={words.amount} money={application.principalMinor} />
        {application.validUntil !== null && <Row term={words.validUntil} day={application.validUntil} />}
      </Rows>
    </Leaf>
  )
}

function NotGranted({ view: { kind, application }, attempt }: { view: DecidedView; attempt: string }) {
  const words = useWords().application.decided
  const address = useAddress()
  const isDeclined = kind === 'declined'
  return (
    <>
      <Leaf status="declined">
        <StatusHead status="declined">
          <Voice>{isDeclined ? words.declined : words.ended}</Voice>
        </StatusHead>
        <p>{isDeclined ? words.declinedText : words.endedText}</p>
        {isDeclined && <Reasons reasons={application.reasons} />}
      </Leaf>
      {isDeclined && application.review !== null && (
        <PersonLookLeaf look={application.review} sends={{ applicationId: application.applicationId, key: attempt }} />
      )}
      {isDeclined && application.review === null && (
        <Leaf list>
          <Go to={address(addresses.complaint)} icon="help" text={words.askPerson} />
        </Leaf>
      )}
    </>
  )
}
