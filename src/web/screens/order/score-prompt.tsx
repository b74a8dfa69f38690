// The stars that an order asks for once: what was chosen decides what follows, the store's own rating or our question.

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { Stars } from '../../ui/stars.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { OneOrder } from './order-view.ts'

/** From so many stars on, the app's own rating is asked for (ORDER-10). */
const happyStars = 4

/** The score modal. Sending it without a star says so, here and, before React runs, by the server. */
export function ScorePrompt({ orderId }: { orderId: string }) {
  const words = useWords().order.score
  const needed = useNeededStars(words.missing)
  return (
    <Dialog title={words.title} open cross>
      <ActionForm onSubmit={needed.check}>
        <input type="hidden" name="intent" value="score" />
        <input type="hidden" name="orderId" value={orderId} />
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
