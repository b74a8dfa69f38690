// The loan that a complaint is about, in one line: its product and its status, in the server's words.

import { orderStatuses } from '../../../core/order/status.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Quiet } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Num } from '../../ui/money.tsx'
import type { ShownOrder } from './entry-view.ts'

/** `numbered` also says the order's number: where its details do not stand below. */
export function OrderLine({ order, numbered }: { order: ShownOrder; numbered?: boolean }) {
  const { kit } = useWords()
  // The server sends the state as a word. The one that the kit knows has its colour here too.
  const status = orderStatuses.find((one) => kit.status[one] === order.statusText)
  return (
    <div className="stack">
      <div className="ends">
        <Brand src={order.logo} name={order.name} />
        <span className="tag" data-status={status}>
          {order.statusText}
        </span>
      </div>
      {numbered && (
        <Quiet>
          <Num>{order.orderId}</Num>
        </Quiet>
      )}
    </div>
  )
}
