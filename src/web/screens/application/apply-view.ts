// What the application shows: one step, the review before it is handed in, or what became of it.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { type ApplicationStep, applicationSteps, formSteps } from '../../../core/application/application-fields.ts'
import { formatMoney } from '../../../core/money.ts'
import { addressChanged, addressToOpen, pictureAddress, productIdIn, readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { firstOpen, isAmount, questionsOf, type StepItem, type StepPicture, savedTexts } from './step-form.ts'

export type Application = NonNullable<CallOutput<'getCreditFlow'>['application']>
export type Consent = CallOutput<'listDataConsents'>['consents'][number]

/** What a page of an open application needs around its questions. */
interface OpenView {
  readonly application: Application
  readonly here: string
  /** Where the bar's arrow leads: the step before, or the product. */
  readonly back: string
}

export interface StepView extends OpenView {
  readonly kind: 'step'
  readonly step: Exclude<ApplicationStep, 'consent'>
  readonly title: string
  readonly items: readonly StepItem[]
  readonly pictures: readonly StepPicture[]
  /** Asked first. */
  readonly at: string
  /** All questions at once: a step that was done before and is changed. */
  readonly whole: boolean
  readonly typed: Readonly<Record<string, string>>
}

export interface ConsentView extends OpenView {
  readonly kind: 'consent'
  readonly title: string
  readonly consents: readonly Consent[]
}

export interface ReviewedStep {
  readonly step: ApplicationStep
  readonly title: string
  readonly change: string
  readonly rows: readonly { readonly label: string; readonly value: string; readonly masked?: true }[]
  readonly pictures: readonly string[]
}

export interface ReviewView extends OpenView {
  readonly kind: 'review'
  readonly steps: readonly ReviewedStep[]
  readonly key: string
}

export interface DecidedView {
  readonly kind: 'checking' | 'referred' | 'approved' | 'declined' | 'ended'
  readonly application: Application
  /** Names the question to a person: asked twice is asked once. */
  readonly key: string
  /** The offer, where there is one; else what can be done next. */
  readonly next: string
  /** What a person asks to be sent again, and where. */
  readonly again: readonly { readonly title: string; readonly to: string }[]
}

export type ApplyView =
  | StepView
  | ConsentView
  | ReviewView
  | DecidedView
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly isUnknown: boolean; readonly here: string }

/** Names the step in an address; without it the one that is asked next. */
const stepParam = 'step'
/** In an address: everything is there, look at it once more. */
export const reviewStep = 'review'

function problemView({ kind, message, code }: Problem, here: string): ApplyView {
  const isUnknown = code === refusalCodes.notFound || code === refusalCodes.productIsUnknown
  return { kind: 'problem', problem: { kind, message }, isUnknown, here }
}

/** The address of a step of this application. */
export function stepAddress(context: Context, url: URL, step: string): string {
  const kept = {
    productId: productIdIn(url.searchParams),
    applicationId: readId(url.searchParams.get('applicationId')),
  }
  return withCommon(context, addresses.apply, { ...kept, [stepParam]: step })
}

/** Loads what the address asks for; an address without an application leads to the product it is for, or home. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<ApplyView> {
  const here = addressChanged(url, {})
  const productId = productIdIn(url.searchParams)
  const applicationId = readId(url.searchParams.get('applicationId'))
  const found = orProblem(await context.get(apiContext).getCreditFlow({ productId, applicationId }), context)
  if (found.problem !== null) return problemView(found.problem, here)
  const { application, steps, nextStep } = found.data
  if (application === null) {
    throw redirect(
      context,
      withCommon(context, productId === '' ? addresses.borrowerHome : addresses.product, { productId }),
      303,
    )
  }
  const asked = url.searchParams.get(stepParam) ?? ''
  if (application.state !== 'open' && !isAskedAgain(application, asked)) return decidedView(application, context)
  const step = applicationSteps.find((known) => known === asked) ?? nextStep
  const titleOf = (name: ApplicationStep) => steps.find((one) => one.step === name)?.title ?? ''
  if (step === '' || (asked === reviewStep && nextStep === '')) {
    const back = stepAddress(context, url, 'consent')
    return await loadReview(url, context, { application, here, back }, titleOf('consent'))
  }
  const before = applicationSteps[applicationSteps.indexOf(step) - 1]
  const back =
    before === undefined
      ? withCommon(context, addresses.product, { productId: application.productId })
      : stepAddress(context, url, before)
  const open = { application, here, back }
  const title = titleOf(step)
  const isDone = steps.some((one) => one.step === step && one.done)
  if (step === 'consent') return await loadConsents(context, { ...open, title })
  return await loadStep(context, { ...open, step, isDone })
}

/** True for a step that a person, who decides, asks to be done again. */
function isAskedAgain({ review }: Application, step: string): boolean {
  return review?.again.some(({ url }) => new URL(url, 'http://app').searchParams.get(stepParam) === step) === true
}

function decidedView(application: Application, context: Context): DecidedView {
  const { state, productId, review } = application
  const offer = addressToOpen(context, application.nextUrl)
  const product = withCommon(context, addresses.product, { productId })
  return {
    kind: state === 'open' ? 'ended' : state,
    application,
    key: newKey(context),
    next: state === 'approved' ? (offer ?? product) : product,
    again: (review?.again ?? []).map(({ title, url }) => ({ title, to: addressToOpen(context, url) ?? product })),
  }
}

async function loadStep(
  context: Context,
  open: OpenView & { readonly step: StepView['step']; readonly isDone: boolean },
): Promise<ApplyView> {
  const { isDone, ...rest } = open
  const api = context.get(apiContext)
  const [form, images] = await Promise.all([
    api.getApplicationForm({ step: open.step }),
    open.step === 'identity' ? api.listIdentityImages({}) : null,
  ])
  const described = orProblem(form, context)
  if (described.problem !== null) return problemView(described.problem, open.here)
  const listed = images === null ? null : orProblem(images, context)
  if (listed !== null && listed.problem !== null) return problemView(listed.problem, open.here)
  const { items, title } = described.data
  const pictures = shownPictures(context, listed?.data.images ?? [])
  const typed = savedTexts(items, context.get(pageContext).moneyFormat)
  const at = firstOpen(questionsOf(items, pictures), typed)
  return { kind: 'step', ...rest, title, items, pictures, typed, at, whole: isDone }
}

/** Pictures with addresses that may stand in a page; '' where there is none yet. */
function shownPictures(context: Context, images: readonly StepPicture[]): StepPicture[] {
  return images.map((image) => ({ ...image, url: pictureAddress(context, image.url) ?? '' }))
}

async function loadConsents(context: Context, open: OpenView & { readonly title: string }): Promise<ApplyView> {
  const listed = orProblem(await context.get(apiContext).listDataConsents({}), context)
  if (listed.problem !== null) return problemView(listed.problem, open.here)
  return { kind: 'consent', ...open, consents: listed.data.consents }
}

async function loadReview(url: URL, context: Context, open: OpenView, consentTitle: string): Promise<ApplyView> {
  const { here } = open
  const api = context.get(apiContext)
  const { moneyFormat, currencySymbol } = context.get(pageContext)
  const money = (amountMinor: number): string => formatMoney(amountMinor, moneyFormat, currencySymbol)
  const [images, consents, ...forms] = await Promise.all([
    api.listIdentityImages({}),
    api.listDataConsents({}),
    ...formSteps.map((step) => api.getApplicationForm({ step })),
  ])
  const pictures = orProblem(images, context)
  const agreed = orProblem(consents, context)
  if (pictures.problem !== null) return problemView(pictures.problem, here)
  if (agreed.problem !== null) return problemView(agreed.problem, here)
  const steps: ReviewedStep[] = []
  for (const form of forms) {
    const described = orProblem(form, context)
    if (described.problem !== null) return problemView(described.problem, here)
    const { step, title, items } = described.data
    const texts = savedTexts(items, moneyFormat)
    const isPictured = step === 'identity'
    steps.push({
      step,
      title,
      change: stepAddress(context, url, step),
      rows: items.flatMap((item) => {
        const text = wordsOf(item, texts[item.code] ?? '', money)
        return text === '' ? [] : [{ label: item.title, value: text }]
      }),
      pictures: isPictured
        ? shownPictures(context, pictures.data.images).flatMap(({ url: at }) => (at === '' ? [] : [at]))
        : [],
    })
  }
  const given = agreed.data.consents.filter((consent) => consent.agreed)
  steps.push({
    step: 'consent',
    title: consentTitle,
    change: stepAddress(context, url, 'consent'),
    rows: given.map(({ title, agreedAt }) => ({ label: title, value: agreedAt?.slice(0, 10) ?? '' })),
    pictures: [],
  })
  return { kind: 'review', ...open, steps, key: newKey(context) }
}

/** A choice by its name, an amount with its currency, everything else as it was typed. */
function wordsOf(item: StepItem, text: string, money: (amountMinor: number) => string): string {
  if (item.kind === 'money' && isAmount(item.value)) return money(Number(item.value))
  return item.kind === 'enum' ? (item.choices.find(({ value }) => value === text)?.name ?? text) : text
}
