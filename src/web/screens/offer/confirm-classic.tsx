// Loan confirmation, the alternate variant: the same offer in another order, with a promotion first and its own button.

import { useEffect } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses, classicVariant } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { pictureAddress } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'
import { Button } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { Leaf, Row, Rows } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { type ProblemShown, useProblemText, useToast } from '../../ui/note.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'
import { acceptFromForm, type NotAccepted } from './accept-offer.ts'
import {
  acceptForm,
  ChangeLink,
  IdentityLine,
  NoOffer,
  PapersLeaf,
  RefusalNote,
  RetentionPrompt,
} from './confirm-parts.tsx'
import { type ConfirmView, loadOffer, type OfferView } from './confirm-view.ts'
import { CostRows, LateLeaf, OfferHead, PlanLeaf, RateBasis } from './offer-cost.tsx'

await needWords('offer')

type ClassicOffer = CallOutput<'getClassicOffer'>
type ClassicView = ConfirmView<ClassicOffer> & { readonly promoImage: string | null }

export const handle: RouteHandle = { styles: ['cross'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<ClassicView> {
  const api = context.get(apiContext)
  const view = await loadOffer(url, context, {
    getOffer: api.getClassicOffer,
    listAgreements: api.listClassicAgreements,
    variant: classicVariant,
  })
  const promo = view.kind === 'offer' ? view.offer.promo : null
  return { ...view, promoImage: promo === null ? null : pictureAddress(context, promo.image) }
}

export function action({ request, context }: ActionFunctionArgs) {
  return acceptFromForm(request, context, context.get(apiContext).acceptClassicOffer)
}

/** As on the other confirmation: what was agreed to is what was read. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function ConfirmClassic(props: { loaderData: ClassicView; actionData?: NotAccepted }) {
  const { title } = useWords().offer.confirm
  const { loaderData, actionData } = props
  return loaderData.kind === 'offer' ? (
    <Offered view={loaderData} promoImage={loaderData.promoImage} refused={actionData} />
  ) : (
    <NoOffer view={loaderData} title={title}>
      {loaderData.kind === 'problem' && <ProblemToast problem={loaderData.problem} />}
    </NoOffer>
  )
}

/** The same sentence as a toast, as hosts expect (OFFER-17): the note below it stays. */
function ProblemToast({ problem }: { problem: ProblemShown }) {
  const say = useToast()
  const text = useProblemText()(problem)
  useNeededAtOnce()
  useEffect(() => say(text, 'info'), [say, text])
  return null
}

interface OfferedProps {
  view: OfferView<ClassicOffer>
  promoImage: string | null
  refused: NotAccepted | undefined
}

function Offered({ view, promoImage, refused }: OfferedProps) {
  const { classic, confirm } = useWords().offer
  const address = useAddress()
  const host = useHost()
  const { offer } = view
  const inApp = host !== null && host.platform !== 'browser'
  return (
    <OwnScreen
      title={confirm.title}
      back={address(addresses.borrowerHome)}
      onBack={inApp ? () => host.closeWebview() : undefined}
      foot={
        <Button form={acceptForm} gated disabled={view.papers === null}>
          {offer.buttonText || confirm.submit}
        </Button>
      }
    >
      <RefusalNote refused={refused} view={view} />
      <Leaf>
        <IdentityLine />
        <OfferHead offer={offer} logo={view.logo} />
        <Rows>
          <Row term={classic.amount} money={offer.principalMinor} />
          <Row term={classic.product}>{offer.productName}</Row>
          <Row term={classic.repaymentDate} day={offer.firstDueDate ?? offer.plan[0]?.dueDate ?? ''} />
        </Rows>
        <ChangeLink view={view} />
      </Leaf>
      <DetailedLeaf view={view} />
      <LateLeaf offer={offer} />
      <PlanLeaf offer={offer} title={classic.plan} />
      <PapersLeaf view={view} refused={refused} title={classic.papers} />
      {offer.promo !== null && refused === undefined && <Promo promo={offer.promo} image={promoImage} />}
      <RetentionPrompt offer={offer} />
    </OwnScreen>
  )
}

/** Every row that the server sends, the cost summed. */
function DetailedLeaf({ view: { offer, document } }: { view: OfferView<ClassicOffer> }) {
  const { classic } = useWords().offer
  return (
    <Leaf headId="detailed" head={classic.detailed}>
      <CostRows offer={offer} />
      <RateBasis offer={offer} document={document} />
    </Leaf>
  )
}

/** The promotion: open with the page; its cross and its button close it. */
function Promo({ promo, image }: { promo: NonNullable<ClassicOffer['promo']>; image: string | null }) {
  return (
    <Dialog title={promo.title} open cross>
      {image !== null && <Logo src={image} name={promo.title} />}
      <p>{promo.text}</p>
      <CloseButton>{promo.buttonText}</CloseButton>
    </Dialog>
  )
}
