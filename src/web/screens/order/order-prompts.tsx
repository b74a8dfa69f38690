// What the order asks for by itself: another account after a failed payout, the withdrawal of an approved loan.

import { useState } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton, Pair } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { Go, Head, Leaf } from '../../ui/leaf.tsx'
import { together } from '../../ui/together.ts'
import type { Order } from './order-view.ts'

/** After a failed payout: the way to bind another card, in a dialog first, on the page from then on. */
export function AccountPrompt({ order }: { order: Order }) {
  const words = useWords().order.order
  const address = useAddress()
  const bindCard = address(addresses.bindCard, {
    productId: order.productId,
    orderId: order.orderId,
    source: 'loanDetail',
  })
  return (
    <Leaf list>
      <Go to={bindCard} icon="card">
        {words.bindAnother}
      </Go>
      <Dialog title={order.accountPromptTitle} open cross>
        <p>{order.accountPromptText}</p>
        <LinkButton to={bindCard}>{words.bindCard}</LinkButton>
      </Dialog>
    </Leaf>
  )
}

function WithdrawForm({ order, attempt, line }: { order: Order; attempt: string; line?: boolean }) {
  const words = useWords().order.order
  return (
    <ActionForm>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="productId" value={order.productId} />
      <input type="hidden" name="orderId" value={order.orderId} />
      <input type="hidden" name="key" value={attempt} />
      <Button type="submit" line={line}>
        {words.withdrawNow}
      </Button>
    </ActionForm>
  )
}

/** An approved loan waits for 'Withdraw Now': asked in a dialog, and on the page after 'Cancel'. */
export function WithdrawPrompt(props: {
  order: Order
  prompt: NonNullable<Order['withdrawPrompt']>
  /** Names this attempt: asking twice is asking once. */
  attempt: string
}) {
  const { order, prompt, attempt } = props
  const words = useWords().order.order
  const [isCancelled, setCancelled] = useState(false)
  return (
    <Leaf>
      <Head>{prompt.title}</Head>
      <p>{together(prompt.text)}</p>
      {isCancelled && <WithdrawForm order={order} attempt={attempt} />}
      <Dialog title={prompt.title} open onClose={() => setCancelled(true)}>
        <p>{together(prompt.text)}</p>
        <Pair>
          <CloseButton line>{words.cancel}</CloseButton>
          <WithdrawForm order={order} attempt={attempt} />
        </Pair>
      </Dialog>
    </Leaf>
  )
}
