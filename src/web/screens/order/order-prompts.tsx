// What the order asks for by itself: another account after a failed payout, the withdrawal of an approved loan.

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { Go, Head, Leaf } from '../../ui/leaf.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { Stars } from '../../ui/stars.tsx'
import { together } from '../../ui/together.ts'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { OneOrder, Order } from './order-view.ts'

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
      <Go to={bindCard} icon="card" text={words.bindAnother} />
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
    <ActionForm sends={{ intent: 'withdraw', productId: order.productId, orderId: order.orderId, key: attempt }}>
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

/** From so many stars on, the app's own rating is asked for (ORDER-10). */
const happyStars = 4

/** The score modal. Sending it without a star says so, here and, before React runs, by the server. */
export function ScorePrompt({ orderId }: { orderId: string }) {
  const words = useWords().order.score
  const needed = useNeededStars(words.missing)
  return (
    <Dialog title={words.title} open cross>
      <ActionForm onSubmit={needed.check} sends={{ intent: 'score', orderId }}>
        <Stars name="stars" legend={words.legend} error={needed.error} />
        <Button type="submit">{words.submit}</Button>
      </ActionForm>
    </Dialog>
  )
}

/**
 * What follows the stars, once: four or more ask the app for the store's rating, fewer open the result. The address then
 * loses its mark, so that neither comes again with a reload.
 */
export function ScoreResult({ view, scored }: { view: OneOrder; scored: number }) {
  const words = useWords().order.score
  const address = useAddress()
  const navigate = useNavigate()
  const host = useHost()
  const isDone = useRef(false)
  useNeededAtOnce()
  // The address forgets the stars; this part must not.
  const [stars] = useState(scored)
  useEffect(() => {
    if (host === null || isDone.current) return
    isDone.current = true
    if (stars >= happyStars) host.rate()
    void navigate(view.here, { replace: true, preventScrollReset: true })
  }, [host, stars, navigate, view.here])
  if (stars >= happyStars) return null
  return (
    <Dialog title={words.low} open cross>
      <p>{words.lowText}</p>
      <LinkButton to={address(addresses.complaint, { orderId: view.order.orderId })}>{words.tell}</LinkButton>
      <CloseButton line>{words.close}</CloseButton>
    </Dialog>
  )
}
