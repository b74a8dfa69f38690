// The frame of every paying screen: what is to be paid, the code that lives already, the ways to pay; or why nothing can be paid.

import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/page-facts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { NoPaymentScreen } from './no-payment.tsx'
import { ChannelSheet, channelSheet, LiveCodeLeaf, OtherWays, StartProblem } from './pay-parts.tsx'
import type { NothingToPay, PayInfo, PayView } from './pay-view.ts'
import type { NotStarted } from './start-payment.ts'

/** What is paid with the channels of the sheet. */
export function PayScreen<Due extends PayInfo>(props: {
  view: PayView<Due>
  refused: NotStarted | undefined
  title: string
  /** What the borrower agrees to with this payment beyond its amount. */
  agree?: ReactNode
  /** A plan that waits for an answer: it comes before paying. */
  first?: string | null
  /** In place of the button that opens the sheet: nothing can be paid yet. */
  foot?: ReactNode
  /** Saved cards and the guide. A card pays what is to be paid now, and nothing else. */
  otherWays?: boolean
  /** An `OpenBook` that takes in the ways to pay. */
  children: (ways: ReactNode) => ReactNode
}) {
  const { view, refused, title, agree, first = null, foot, otherWays, children } = props
  const { due } = view
  const ways = (
    <>
      <LiveCodeLeaf code={view.liveCode} />
      {foot === undefined && (
        <ChannelSheet view={view} refused={refused}>
          {agree}
        </ChannelSheet>
      )}
      {otherWays && <OtherWays due={due} />}
    </>
  )
  return (
    <OwnScreen title={title} backTo={view.order} foot={foot ?? <PayFoot plan={first} />} wide>
      <StartProblem refused={refused} />
      {due.notice !== '' && <Note title={due.notice} />}
      {children(ways)}
    </OwnScreen>
  )
}

/** A plan that waits for an answer is the filled button, and paying stays possible. */
function PayFoot({ plan }: { plan: string | null }) {
  const words = useWords()
  return (
    <>
      {plan !== null && <LinkButton to={plan}>{words.kit.agreed.open}</LinkButton>}
      <Button opens={channelSheet} line={plan !== null}>
        {words.payment.pay.method}
      </Button>
    </>
  )
}

/** Why nothing can be paid, and where to go from there. `instead` leads to paying by period. */
export function NothingScreen({ view, title, instead }: { view: NothingToPay; title: string; instead?: boolean }) {
  const words = useWords().payment.pay
  const { frame } = useWords()
  const { repay, here, paymentIsPending } = view
  const pending = paymentIsPending ? (
    <>
      <Note title={words.pending} live waiting>
        {words.pendingText}
      </Note>
      <LinkButton to={here} line reload>
        {frame.problem.retry}
      </LinkButton>
    </>
  ) : undefined
  return (
    <NoPaymentScreen view={view} title={title} words={words} said={pending}>
      {instead && repay !== null && !paymentIsPending && (
        <Leaf list>
          <Go to={repay} icon="keys">
            {words.title}
          </Go>
        </Leaf>
      )}
    </NoPaymentScreen>
  )
}
