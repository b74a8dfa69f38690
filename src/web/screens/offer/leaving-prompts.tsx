// Two prompts of the confirmation: the agreement that must be answered first, and the question before one leaves.

import { useCallback, useState } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost, useNativeBack } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { useBusy } from '../../ui/busy-context.tsx'
import { Button, LinkButton, Pair } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import type { ShownOffer } from './confirm-view.ts'

/**
 * The agreement in a frame without any right of its own: no script, no way out, no address bar of ours. Open with the page;
 * only its buttons close it: Cancel leaves, Agree stays.
 */
export function AgreementPrompt({ url }: { url: string }) {
  const words = useWords().offer.agreementPrompt
  const address = useAddress()
  const host = useHost()
  return (
    <Dialog title={words.title} open firm>
      <iframe src={url} title={words.frame} sandbox="" referrerPolicy="no-referrer" />
      <Pair>
        <LinkButton
          line
          to={address(addresses.borrowerHome)}
          onTap={(event) => {
            if (host === null) return
            event.preventDefault()
            host.closeWebview()
          }}
        >
          {words.cancel}
        </LinkButton>
        <CloseButton>{words.agree}</CloseButton>
      </Pair>
    </Dialog>
  )
}

/**
 * The question that an app's back gesture asks on iOS, each time, where the offer says so ('Point out'). Its two buttons are
 * what ends it: Agree stays, Cancel leaves. Where it is not asked the gesture leaves: the app has handed it to us instead of
 * leaving by itself. While the offer is being accepted it may ask, but leaves nothing.
 */
export function RetentionPrompt({
  offer,
}: {
  offer: Pick<ShownOffer, 'retentionShown' | 'retentionTitle' | 'retentionText'>
}) {
  const words = useWords().offer.retention
  const host = useHost()
  const busy = useBusy()
  const [asked, setAsked] = useState(0)
  const { retentionShown, retentionTitle, retentionText } = offer
  const onBack = useCallback(() => {
    if (host?.platform === 'ios' && retentionShown) setAsked((times) => times + 1)
    else if (!busy) host?.closeWebview()
  }, [host, busy, retentionShown])
  useNativeBack(onBack)
  // The gesture may come again before the browser reports that the question before was answered.
  const onAnswered = () => setAsked((times) => (times === asked ? 0 : times))
  return (
    <Dialog title={words.title} heading={<h2>{retentionTitle}</h2>} firm open={asked} onClose={onAnswered}>
      <p>{retentionText}</p>
      <Pair>
        <Button line onTap={() => host?.closeWebview()}>
          {words.cancel}
        </Button>
        <CloseButton>{words.agree}</CloseButton>
      </Pair>
    </Dialog>
  )
}
