// Where an order leads on: other ways to pay than by its plan, credit, its papers, and the customer service.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { calendarFile } from '../../../contracts/document-addresses.ts'
import { allowedActions } from '../../../core/order/actions.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { FileGo } from '../../sending/file-link.tsx'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Ends, Go, Leaf } from '../../ui/leaf.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { Sign } from '../../ui/sign.tsx'
import { PaidNotShownLink } from './order-claims.tsx'
import type { Order } from './order-view.ts'
import { useTrackPoint } from './track-point.ts'

const idsOf = ({ productId, orderId }: Order) => ({ productId, orderId })

/** What else than the next payment can be paid, each with its own screen; and credit, in every state of the loan. */
export function OtherPayments({ order }: { order: Order }) {
  const words = useWords().order.order
  const address = useAddress()
  const actions = actionsOf(order)
  const canPay = actions.includes('repay')
  const ids = idsOf(order)
  if (!canPay && order.creditBalanceMinor === 0) return null
  return (
    <Leaf list>
      {order.creditBalanceMinor > 0 && (
        <Go
          icon="bank"
          to={address(addresses.credit, ids)}
          note={<Money minor={order.creditBalanceMinor} />}
          text={words.credit}
        />
      )}
      {canPay && (
        <Go icon="keys" to={address(addresses.payAmount, ids)} note={words.payAmountNote} text={words.payAmount} />
      )}
      {canPay && <SettleLine order={order} isOpen={actions.includes('settleEarly')} />}
      {order.dateMoveUntil !== null && (
        <Go
          before={<Sign of="calendar" />}
          to={address(addresses.moveDate, ids)}
          note={words.moveDateNote({ date: order.dateMoveUntil })}
          text={words.moveDate}
        />
      )}
      {order.autopay !== 'none' && (
        <Go
          icon="card"
          to={address(addresses.autopay, ids)}
          note={words.autopayNote[order.autopay]}
          text={words.autopay}
        />
      )}
      {actions.includes('coolOff') && order.coolingOffLastDay !== null && (
        <Go
          icon="close"
          to={address(addresses.coolingOff, ids)}
          note={words.coolingOffNote({ date: order.coolingOffLastDay })}
          text={words.coolingOff}
        />
      )}
    </Leaf>
  )
}

/** Before its time the line says from when; the screen behind it says so, too. */
function SettleLine({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const words = useWords().order.order
  const address = useAddress()
  if (order.settlementFrom === null) return null
  return (
    <Go
      icon="tick"
      to={address(addresses.settleEarly, idsOf(order))}
      note={isOpen ? words.settleNote : words.settleFrom({ date: order.settlementFrom })}
      text={words.settle}
    />
  )
}

/** True where a plan may still be looked for: none holds or waits for an answer, nothing was promised, and no request is being read. */
function mayLookForPlan({ hardship: { state }, agreed }: Order): boolean {
  return state === 'none' && agreed.every(({ kind }) => kind === 'autopay')
}

/** Where help is asked for, and the state of that request: while an answer is awaited the line says by when. */
function HardshipLine({ order }: { order: Order }) {
  const { hardship, hardshipNotes: notes } = useWords().order.order
  const address = useAddress()
  const { state, by } = order.hardship
  if (state === 'closed' || (state === 'none' && !actionsOf(order).includes('repay'))) return null
  const note =
    state === 'none'
      ? notes[!mayLookForPlan(order) ? 'agreed' : order.status === 'overdue' ? 'late' : 'none']
      : by === null
        ? notes.asked
        : state === 'asked'
          ? notes.askedBy({ by: by.slice(0, 10) })
          : notes.offered({ by })
  return (
    <Go
      icon={state === 'none' ? 'help' : 'clock'}
      to={address(addresses.hardship, idsOf(order))}
      note={note}
      text={hardship}
    />
  )
}

export function OrderLinks({ order }: { order: Order }) {
  const words = useWords().order.order
  const address = useAddress()
  const host = useHost()
  return (
    <Leaf list>
      <Go icon="doc" to={address(addresses.papers, idsOf(order))} note={words.papersNote} text={words.papers} />
      <HardshipLine order={order} />
      {order.supportPhone !== '' && (
        <Go
          icon="phone"
          to={`tel:${order.supportPhone.replaceAll(/[^+\d]/g, '')}`}
          note={order.status === 'overdue' && mayLookForPlan(order) ? words.talkNote : <Num>{order.supportPhone}</Num>}
          onTap={(event) => {
            if (host === null) return
            event.preventDefault()
            host.callPhone(order.supportPhone)
          }}
          text={words.talk}
        />
      )}
      {actionsOf(order).includes('repay') && <PaidNotShownLink order={order} />}
      <Go icon="warn" to={address(addresses.complaint, { orderId: order.orderId })} text={words.wrong} />
      {order.schedule.some(({ state }) => state !== 'paid') && (
        <FileGo to={calendarFile(order.orderId)}>{words.calendar}</FileGo>
      )}
    </Leaf>
  )
}

/** What may be done with the order now, by the core's table: the situation is what the server said of this order. */
function actionsOf(order: Order): ReturnType<typeof allowedActions> {
  return allowedActions(order.status, {
    withdrawalIsAwaited: order.withdrawPrompt !== null,
    payoutHasFailed: order.accountPromptShown,
    rolloverIsOffered: order.rolloverOffered,
    settlementIsOpen: order.settlementIsOpen,
    coolingOffIsOpen: order.coolingOffIsOpen,
  })
}

/** The foot of the order screen: null where the market stands in its place. */
export function orderFoot(order: Order): ReactNode {
  const actions = actionsOf(order)
  if (actions.includes('borrowAgain')) return <BorrowAgain order={order} />
  if (!actions.includes('repay')) return null
  const offered = order.agreed.some(({ kind }) => kind === 'planOffered')
  return offered ? <SeePlan order={order} /> : <Repay order={order} rollover={actions.includes('rollover')} />
}

/** A plan that waits for an answer comes before paying, and before a rollover that costs. */
function SeePlan({ order }: { order: Order }) {
  const { open } = useWords().kit.agreed
  const words = useWords().order.order
  const address = useAddress()
  const ids = { productId: order.productId, orderId: order.orderId }
  return (
    <>
      <LinkButton to={address(addresses.hardship, ids)}>{open}</LinkButton>
      <LinkButton line to={address(addresses.repay, ids)}>
        {words.repayment}
      </LinkButton>
    </>
  )
}

function Repay({ order, rollover }: { order: Order; rollover: boolean }) {
  const words = useWords().order.order
  const address = useAddress()
  const ids = { productId: order.productId, orderId: order.orderId }
  const isDue = order.status !== 'active'
  return (
    <>
      <LinkButton to={address(addresses.repay, ids)}>
        {/* One piece, so that it breaks between the word and the figure. */}
        <span>
          <span>{rollover ? words.repay : words.repayment}</span>
          {isDue && (
            <>
              {' '}
              <Money minor={order.amountDue.totalMinor} />
            </>
          )}
        </span>
      </LinkButton>
      {rollover && (
        <>
          <Ends small>
            <b>{words.shortOfMoney}</b>
            {order.rolloverFeeMinor !== null && order.rolloverDays !== null && (
              <span>
                {words.rolloverMoves.before} <Money minor={order.rolloverFeeMinor} />{' '}
                {words.rolloverMoves.after({ movedDays: order.rolloverDays })}
              </span>
            )}
          </Ends>
          <LinkButton line to={address(addresses.rollover, ids)}>
            {words.rollover}
          </LinkButton>
        </>
      )}
    </>
  )
}

function BorrowAgain({ order }: { order: Order }) {
  const words = useWords().order.order
  const track = useTrackPoint()
  return (
    <ActionForm
      onSubmit={() => track('borrowAgain', order)}
      sends={{ intent: 'borrowAgain', productId: order.productId }}
    >
      <Button type="submit">{words.borrowAgain}</Button>
    </ActionForm>
  )
}
