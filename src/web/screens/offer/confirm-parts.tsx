// The parts that both confirmation screens share: who is asked, the papers to agree to, and what to do after a refusal.

import { lazy, useCallback, useState } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost, useNativeBack } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { useBusy } from '../../ui/busy-context.tsx'
import { ActionForm, Button, LinkButton, Pair, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { fetchAwaited } from '../../ui/fetch-part.ts'
import { Go, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note, ServerMessage, useProblemText } from '../../ui/note.tsx'
import type { NotAccepted } from './accept-offer.ts'
import type { OfferView, ShownOffer } from './confirm-view.ts'

/** The form's id: the button in the foot sends it. */
export const acceptForm = 'accept'

/** On a shared phone: who would borrow. Masked (others should not learn the name). */
export function IdentityLine() {
  const words = useWords().offer
  const { signedIn, shortName } = usePageFacts()
  if (!signedIn || shortName === '') return null
  return <Quiet>{words.continueAs({ name: shortName })}</Quiet>
}

/** The way to another amount, term or first payment: that page counts the cost at once and leads back. */
export function ChangeLink({ view: { offer, firstPay } }: { view: OfferView }) {
  const words = useWords().offer.confirm
  const address = useAddress()
  const { productId, principalMinor: amount, termDays: days } = offer
  return (
    <Go to={address(addresses.product, { productId, amount, days, firstPay, from: 'confirm' })} text={words.change} />
  )
}

/**
 * Whether the page shows another offer than the form was about: the server has made it anew with its answer. React's page keeps the one
 * that was read until it is asked for again.
 */
const isAnew = (refused: NotAccepted | undefined, { offer }: OfferView): boolean =>
  Boolean(refused?.offerId) && refused?.offerId !== offer.offerId

/** The papers and the box that agrees to them. Without the papers there is no box, and so no way to agree. */
export function PapersLeaf({ view, refused, title }: { view: OfferView; refused?: NotAccepted; title: string }) {
  const words = useWords().offer.confirm
  const { offer, papers } = view
  // The tick was for the offer before.
  const agreed = isAnew(refused, view) ? undefined : refused?.agreed
  const { productId, offerId, principalMinor: principal, termDays: term } = offer
  return (
    <Leaf headId="papers" head={title}>
      {/* The offer's own figures are sent back to be compared: nothing of it is believed. */}
      <ActionForm id={acceptForm} sends={{ productId, offerId, principal, term, key: refused?.key ?? view.key }}>
        {papers === null ? (
          <Note title={words.papers.missing} live tone="overdue" />
        ) : (
          <Checkbox name="agree" gate checked={agreed ?? offer.agreementTicked}>
            {words.papers.agree}
          </Checkbox>
        )}
      </ActionForm>
      {papers === null && (
        <LinkButton to={view.here} line reload>
          {words.seeAgain}
        </LinkButton>
      )}
      <ul>
        {papers?.map((paper) => (
          <li key={paper.to}>
            <Go to={paper.to} icon="doc" text={paper.title} />
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

/** Why the offer was not accepted, and what to do about it. */
export function RefusalNote({ refused, view }: { refused: NotAccepted | undefined; view: OfferView }) {
  const words = useWords().offer.confirm
  const text = useProblemText()
  if (refused === undefined) return null
  const said = text(refused.problem)
  return (
    <ServerMessage text={said} about={refused}>
      {refused.next === 'bindCard' && <TextLink to={view.bindCard}>{words.bindFirst}</TextLink>}
      {refused.next === 'seeAgain' && !isAnew(refused, view) && (
        <a className="link" href={view.here}>
          {words.seeAgain}
        </a>
      )}
    </ServerMessage>
  )
}

/**
 * Shows what stands in place of the offer. A phone fetches it when there is no offer; the server has it at hand. There is no `Suspense`
 * around it: its fallback would take the place of the server's page, or of the screen before, while the file is on its way.
 */
export const NoOffer = import.meta.env.SSR
  ? (await import('./no-offer.tsx')).default
  : lazy(() =>
      fetchAwaited(
        () => import('./no-offer.tsx'),
        () => true,
      ),
    )

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
