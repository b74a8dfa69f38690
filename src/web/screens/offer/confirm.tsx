// Loan confirmation: the offer with its whole cost, the plan, the account, the papers, and 'Loan Now'.

import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { apiContext } from '../../page/request-context.ts'
import { Button } from '../../ui/button.tsx'
import { Ends, Go, Leaf } from '../../ui/leaf.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { Screen } from '../../ui/screen.tsx'
import { acceptFromForm, type NotAccepted } from './accept-offer.ts'
import {
  AgreementPrompt,
  acceptForm,
  ChangeLink,
  IdentityLine,
  NoOffer,
  PapersLeaf,
  RefusalNote,
  RetentionPrompt,
} from './confirm-parts.tsx'
import { type ConfirmView, loadOffer, type OfferView } from './confirm-view.ts'
import { LateLeaf, OfferHead, OfferRows, PlanLeaf } from './offer-cost.tsx'

await needWords('offer')

export const handle: RouteHandle = { styles: [] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<ConfirmView> {
  const { getOffer, listAgreements } = context.get(apiContext)
  return loadOffer(url, context, { getOffer, listAgreements, variant: undefined })
}

export function action({ request, context }: ActionFunctionArgs) {
  return acceptFromForm(request, context, context.get(apiContext).acceptOffer)
}

/** The offer on the page stays as it is until it is asked for again: what was agreed to is what was read. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function Confirm({ loaderData, actionData }: { loaderData: ConfirmView; actionData?: NotAccepted }) {
  const { title } = useWords().offer.confirm
  return loaderData.kind === 'offer' ? (
    <Offered view={loaderData} refused={actionData} />
  ) : (
    <NoOffer view={loaderData} title={title} />
  )
}

function Offered({ view, refused }: { view: OfferView; refused: NotAccepted | undefined }) {
  const words = useWords().offer.confirm
  const address = useAddress()
  const host = useHost()
  const { offer } = view
  const inApp = host !== null && host.platform !== 'browser'
  return (
    // The frame itself: `OwnScreen` would be one script more on the page whose bytes are counted.
    <Screen
      title={words.title}
      back={address(addresses.borrowerHome)}
      onBack={inApp ? () => host.closeWebview() : undefined}
      help={address(addresses.customerService)}
      foot={<Foot view={view} />}
    >
      <title>{words.title}</title>
      <RefusalNote refused={refused} view={view} />
      <Leaf>
        <IdentityLine />
        <OfferHead offer={offer} logo={view.logo} />
        <OfferRows offer={offer} document={view.document} />
        <ChangeLink view={view} />
      </Leaf>
      <LateLeaf offer={offer} />
      <PlanLeaf offer={offer} title={words.plan.title} />
      <CardLeaf view={view} />
      <PapersLeaf view={view} refused={refused} title={words.papers.title} />
      {view.prompt !== undefined && refused === undefined && <AgreementPrompt url={view.prompt} />}
      <RetentionPrompt offer={offer} />
    </Screen>
  )
}

/** The account that the money goes to, or the way to name one. */
function CardLeaf({ view: { offer, bindCard } }: { view: OfferView }) {
  const words = useWords().offer.confirm.card
  const account = offer.payoutAccount
  return (
    <Leaf headId="card" head={words.title}>
      <Go
        to={bindCard}
        icon="card"
        note={account === null ? words.noneNote : <Num>{account.maskedNumber}</Num>}
        text={account === null ? words.none : account.bankName}
      />
    </Leaf>
  )
}

/** The price in the foot bar, and the button that agrees to it. Texts stand whole: React marks each seam between two of them. */
function Foot({ view: { offer, papers } }: { view: OfferView }) {
  const words = useWords().offer.confirm
  const { disclosure } = offer
  return (
    <>
      <Ends>
        <span>
          {`${words.youPayBack} `}
          <b>
            <Money minor={disclosure.totalRepayableMinor} />
          </b>
        </span>
        <span className="s quiet">
          {`${words.costs} `}
          <Money minor={disclosure.totalCostMinor} />
          {`, ${disclosure.aprName} ${disclosure.aprText}`}
        </span>
      </Ends>
      <Button form={acceptForm} gated disabled={papers === null}>
        {words.submit}
      </Button>
    </>
  )
}
