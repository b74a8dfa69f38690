// What both confirmation screens show: the offer with its links asked at the gate, and the papers to agree to.

import { addresses } from '../../../contracts/addresses.ts'
import type { Result } from '../../../contracts/client.ts'
import { agreementJumpFrom, agreementScene } from '../../../contracts/documents.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { wordsFor } from '../../messages/words-for.ts'
import { askedPlan, planQuery } from '../../page/asked-day.ts'
import {
  addressChanged,
  linkTarget,
  ownWithCommon,
  pictureAddress,
  productIdIn,
  replace,
} from '../../page/page-query.ts'
import { type Context, newKey, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Offer = CallOutput<'getOffer'>

/** What no screen shows of an offer: it would go out with the page twice, in its text and in its data. */
const notShown = [
  'productLogo',
  'currencySymbol',
  'termUnit',
  'sendSms',
  'agreementPromptUrl',
  'applicationUrl',
] as const
const notShownOfDisclosure = [
  'fees',
  'interestMinor',
  'feesAddedMinor',
  'feesDeductedMinor',
  'documentUrl',
  'apr',
  'aprPeriod',
  'totalCostCapMinor',
] as const

/** The part of an offer that the screens show. */
export type ShownOffer<O extends Offer = Offer> = Omit<O, (typeof notShown)[number] | 'disclosure' | 'firstDueDate'> & {
  /** Left out where it is that of the plan. */
  readonly firstDueDate?: O['firstDueDate']
  readonly disclosure: Omit<O['disclosure'], (typeof notShownOfDisclosure)[number]>
  /** Null where the server's own rows sum the cost. */
  readonly costParts: Pick<O['disclosure'], 'fees' | 'interestMinor'> | null
}

/** Made anew: an object of which something was deleted is slow for all that reads it later. */
function without<T extends object, Name extends keyof T>(value: T, names: readonly Name[]): Omit<T, Name> {
  const left: Partial<T> = {}
  for (const name of Object.keys(value) as (keyof T)[]) if (!names.includes(name as Name)) left[name] = value[name]
  return left as Omit<T, Name>
}

function shownOf<O extends Offer>(offer: O): ShownOffer<O> {
  const { fees, interestMinor } = offer.disclosure
  const sums = offer.details.some(({ kind }) => kind === 'totalCost')
  return {
    ...without(offer, offer.plan[0]?.dueDate === offer.firstDueDate ? [...notShown, 'firstDueDate'] : notShown),
    disclosure: without(offer.disclosure, notShownOfDisclosure),
    costParts: sums ? null : { fees, interestMinor },
  } as ShownOffer<O>
}

interface PaperLink {
  readonly title: string
  readonly to: string
}

export interface OfferView<O extends Offer = Offer> {
  readonly kind: 'offer'
  readonly offer: ShownOffer<O>
  readonly logo: string | null
  /** Null where they could not be loaded: then there is nothing to agree to. */
  readonly papers: readonly PaperLink[] | null
  readonly document: string | null
  /** The agreement that must be answered first. */
  readonly prompt?: string
  readonly bindCard: string
  /** The first payment, where it was chosen. */
  readonly firstPay?: string
  /** Names this attempt: pressing twice is accepting once. */
  readonly key: string
  readonly here: string
}

export type ConfirmView<O extends Offer = Offer> =
  | OfferView<O>
  | { readonly kind: 'noProduct' }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

/** The paper that says it all on one page, with the way back to this offer. */
function documentAddress(context: Context, offer: Offer, kept: Readonly<Record<string, string>>): string | null {
  const target = linkTarget(context, offer.disclosure.documentUrl)
  if (target?.kind !== 'own') return target?.address ?? null
  // In the order of the other papers' addresses: what is alike in a page is sent once.
  const [path = '', query] = target.address.split('?')
  const own = { productId: offer.productId, ...Object.fromEntries(new URLSearchParams(query)) }
  return withCommon(context, path, { ...own, ...kept, from: agreementJumpFrom })
}

/** Who comes back from saving the account reads it beside the account (PAYOUT-ACCOUNT-9): it costs the page no script. */
function withSavedAccount<O extends Offer>(offer: O, url: URL, context: Context): O {
  const { payoutAccount } = offer
  if (payoutAccount === null || justDoneIn(url, context, 'source') !== 'confirmUrl') return offer
  const { done } = wordsFor(context.get(pageContext).language).payoutAccount
  return { ...offer, payoutAccount: { ...payoutAccount, bankName: done.account({ account: payoutAccount.bankName }) } }
}

interface OfferCalls<O extends Offer> {
  readonly getOffer: (input: CallInput<'getOffer'>) => Promise<Result<O>>
  readonly listAgreements: (input: CallInput<'listAgreements'>) => Promise<Result<CallOutput<'listAgreements'>>>
  /** Marks the agreement links of the alternate variant: they are opened by its own call. */
  readonly variant: string | undefined
}

/**
 * OFFER-23: who has applied already is led to the application, which says its state, instead of to a button that would be refused.
 * `stay` keeps the order's page from leading on: it could lead back here.
 */
function leadToApplication(context: Context, { applicationUrl }: Offer): void {
  const target = applicationUrl === undefined ? null : linkTarget(context, applicationUrl)
  if (target?.kind === 'own') throw replace(context, ownWithCommon(context, target.address, { stay: '1' }))
}

/** Loads the offer for the address and the papers that belong to it. */
export async function loadOffer<O extends Offer>(
  url: URL,
  context: Context,
  calls: OfferCalls<O>,
): Promise<ConfirmView<O>> {
  const here = addressChanged(url, {})
  const productId = productIdIn(url.searchParams)
  if (productId === '') return { kind: 'noProduct' }
  const asked = askedPlan(url.searchParams)
  const kept = { ...planQuery(asked), ...(calls.variant === undefined ? {} : { variant: calls.variant }) }
  const offered = orProblem(await calls.getOffer({ productId, ...asked }), context)
  if (offered.problem !== null) {
    return { kind: 'problem', problem: shown(offered.problem), here }
  }
  const offer = offered.data
  leadToApplication(context, offer)
  // The papers are those of the stored offer, so they are asked for after it.
  const listed = orProblem(await calls.listAgreements({ productId, scene: agreementScene }), context)
  const prompt = linkTarget(context, offer.agreementPromptUrl, 'frame')
  const paper = ({ title, position }: { title: string; position: number }): PaperLink => ({
    title,
    to: withCommon(context, addresses.loanAgreement, {
      productId,
      offerId: offer.offerId,
      position,
      ...kept,
    }),
  })
  return {
    kind: 'offer',
    offer: shownOf(withSavedAccount(offer, url, context)),
    logo: pictureAddress(context, offer.productLogo),
    papers: listed.data === null ? null : listed.data.list.map(paper),
    document: documentAddress(context, offer, kept),
    ...(prompt === null ? {} : { prompt: prompt.address }),
    bindCard: withCommon(context, addresses.bindCard, { productId, ...planQuery(asked), source: 'confirmUrl' }),
    ...(asked.firstDueDate === undefined ? {} : { firstPay: asked.firstDueDate }),
    key: newKey(context),
    here,
  }
}
