// The loan that a complaint is about, in one line: its product and its status, in the server's words.

import { Quiet } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Num } from '../../ui/money.tsx'
import type { ShownOrder } from './entry-view.ts'

/** `numbered` also says the order's number: where its details do not stand below. */
export function OrderLine({ order, numbered }: { order: ShownOrder; numbered?: boolean }) {
  return (
    <div>
      <div className="ends">
        <Brand src={order.logo} name={order.name} />
        <span className="tag">{order.statusText}</span>
      </div>
      {numbered && (
        <Quiet>
          <Num>{order.orderId}</Num>
        </Quiet>
      )}
    </div>
  )
}
