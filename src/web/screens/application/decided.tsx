// What became of the application: the way to the offer, or the reasons and what would change them.

import { addresses } from '../../../contracts/addresses.ts'
import { leavesOthersOpen } from '../../../core/application/eligibility.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, Row, Rows, Spread, Voice } from '../../ui/leaf.tsx'
import { PersonLookLeaf } from '../../ui/person-look.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { StepStamps } from '../../ui/stamps.tsx'
import { StatusHead } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'
import type { DecidedView } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'

export function Decided({ view, answer }: { view: DecidedView; answer: StepAnswer | undefined }) {
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
