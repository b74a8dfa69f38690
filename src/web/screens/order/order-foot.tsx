// The buttons of the foot bar, by what the order's status allows; a status that shows the market has none.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { allowedActions } from '../../../core/order/actions.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Ends } from '../../ui/leaf.tsx'
import { Money } from '../../ui/money.tsx'
import type { Order } from './order-view.ts'
import { useTrackPoint } from './track-point.ts'

/** What may be done with the order now, by the core's table: the situation is what the server said of this order. */
export function actionsOf(order: Order): ReturnType<typeof allowedActions> {
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
    <ActionForm onSubmit={() => track('borrowAgain', order)}>
      <input type="hidden" name="intent" value="borrowAgain" />
      <input type="hidden" name="productId" value={order.productId} />
      <Button type="submit">{words.borrowAgain}</Button>
    </ActionForm>
  )
}
