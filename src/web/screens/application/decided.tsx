// What became of the application: the way to the offer, or the reasons and what would change them.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { Go, Leaf, Voice } from '../../ui/leaf.tsx'
import { StepStamps } from '../../ui/ledger.tsx'
import { Money } from '../../ui/money.tsx'
import { Reasons } from '../../ui/refusal-reasons.tsx'
import { Row, Rows, Spread } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { StatusHead } from '../../ui/status.tsx'
import type { DecidedView } from './apply-view.ts'

export function Decided({ view }: { view: DecidedView }) {
  const words = useWords().application
  const address = useAddress()
  const home = address(addresses.borrowerHome)
  const { kind } = view
  return (
    <Screen
      title={words.apply.title}
      back={home}
      help={address(addresses.customerService)}
      status={kind === 'approved' ? 'approved' : 'declined'}
      foot={
        kind === 'declined' ? (
          <LinkButton to={home}>{words.decided.others}</LinkButton>
        ) : (
          <LinkButton to={view.next}>{kind === 'approved' ? words.decided.seeOffer : words.decided.newOne}</LinkButton>
        )
      }
    >
      <title>{words.apply.title}</title>
      {kind === 'approved' ? <Approved view={view} /> : <NotGranted view={view} />}
    </Screen>
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
      <StepStamps steps={application.line} />
      {netProceedsMinor !== null && totalRepayableMinor !== null && (
        <Spread
          left={{ label: product.youGet, minor: netProceedsMinor }}
          right={{ label: product.youPayBack, minor: totalRepayableMinor }}
        />
      )}
      <Rows ruled={netProceedsMinor === null}>
        {netProceedsMinor !== null && totalRepayableMinor !== null && (
          <Row term={product.totalCost} total>
            <Money minor={totalRepayableMinor - netProceedsMinor} />
          </Row>
        )}
        <Row term={words.amount}>
          <Money minor={application.principalMinor} />
        </Row>
        {application.validUntil !== null && (
          <Row term={words.validUntil}>
            <Day of={application.validUntil} />
          </Row>
        )}
      </Rows>
    </Leaf>
  )
}

function NotGranted({ view: { kind, application } }: { view: DecidedView }) {
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
      {isDeclined && (
        <Leaf list>
          <Go to={address(addresses.complaint)} icon="help">
            {words.askPerson}
          </Go>
        </Leaf>
      )}
    </>
  )
}
