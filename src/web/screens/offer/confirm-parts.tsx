// The parts that both confirmation screens share: who is asked, the papers to agree to, and what to do after a refusal.

import { lazy } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, LinkButton, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { fetchAwaited } from '../../ui/fetch-part.ts'
import { Go, Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import type { NotAccepted } from './accept-offer.ts'
import type { OfferView } from './confirm-view.ts'

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
  return <Go to={address(addresses.product, { productId, amount, days, firstPay, from: 'confirm' })}>{words.change}</Go>
}

/** What the offer's own figures are sent back as, to be compared: nothing of it is believed. */
function OfferFields({ view: { offer, key }, sentKey }: { view: OfferView; sentKey: string | null }) {
  return (
    <>
      <input type="hidden" name="productId" value={offer.productId} />
      <input type="hidden" name="offerId" value={offer.offerId} />
      <input type="hidden" name="principal" value={offer.principalMinor} />
      <input type="hidden" name="term" value={offer.termDays} />
      <input type="hidden" name="key" value={sentKey ?? key} />
    </>
  )
}

/** The papers and the box that agrees to them. Without the papers there is no box, and so no way to agree. */
export function PapersLeaf({ view, refused, title }: { view: OfferView; refused?: NotAccepted; title: string }) {
  const words = useWords().offer.confirm
  const { offer, papers } = view
  return (
    <Leaf labelledBy="papers">
      <Head id="papers">{title}</Head>
      <ActionForm id={acceptForm}>
        <OfferFields view={view} sentKey={refused?.key ?? null} />
        {papers === null ? (
          <Note title={words.papers.missing} live tone="overdue" />
        ) : (
          <Checkbox name="agree" gate checked={refused?.agreed ?? offer.agreementTicked}>
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
            <Go to={paper.to} icon="doc">
              {paper.title}
            </Go>
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
      {refused.next !== null && refused.next !== 'bindCard' && (
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
