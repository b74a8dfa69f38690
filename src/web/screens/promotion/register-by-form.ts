// What is done on the landing page: another picture, a code by SMS, the registration.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes, wrongCodes } from '../../../contracts/envelope.ts'
import { captchaLength, smsCodeLength, smsResendSeconds } from '../../../contracts/promotion.ts'
import { readPhone } from '../../../core/identity/phone.ts'
import { markets } from '../../../core/market/markets.ts'
import { plainDigits } from '../../../core/typed-digits.ts'
import { readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, pageContext } from '../../page/request-context.ts'
import { isCodeOf, keyed, keyForAgain, statusOf, typedCode, typedLine } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import { keyField } from '../../ui/connection.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { campaignAddress, campaignIn, countClick, inviteCodeIn, templateIdIn } from './landing.ts'

/** What became of it, and what was typed: a phone never stands in an address. */
export interface RegisterAnswer extends Typed {
  /** The wait that a sent code began; a new object for each. */
  readonly sent: { readonly seconds: number } | null
  /** Null where all is well, or a field says by itself what is missing. */
  readonly problem: ProblemShown | null
  /** The idempotency key of a registration whose outcome is unknown. */
  readonly key: string | null
  readonly about: 'mobile' | 'captcha' | 'code' | null
}

/** Marks of the download page: how the borrower came to it. */
export const registeredParam = 'registered'
export const registeredNow = '1'
export const registeredBefore = 'already'

interface Typed {
  readonly mobile: string
  readonly captcha: string
  readonly code: string
  /** The captcha that counts from now on; '' where none could be had. */
  readonly sid: string
  /** Changes whenever another picture is to be drawn. */
  readonly picture: string
  /** True while the picture was solved for this mobile: it is not asked for again. */
  readonly isSolved: boolean
}

function readTyped(form: FormData): Typed {
  return {
    mobile: typedCode(form, 'mobile'),
    captcha: plainDigits(typedLine(form, 'captcha')).replaceAll(/\s/g, ''),
    code: typedCode(form, 'code'),
    sid: readId(form.get('sid')),
    picture: readId(form.get('picture')),
    isSolved: form.get('solved') === '1',
  }
}

/** Another picture: of the same captcha while the server still has it, for the code that it let through; else of a new one. */
async function anotherPicture(context: Context, { sid }: Typed): Promise<Partial<RegisterAnswer>> {
  const api = context.get(apiContext)
  const again = { captcha: '', picture: crypto.randomUUID().slice(0, 8), isSolved: false }
  const drawn = sid === '' ? null : await api.getCaptchaImage({ sid })
  if (drawn !== null && (drawn.ok || drawn.problem.code !== refusalCodes.notFound)) return again
  const started = await api.getCaptchaSession({})
  return started.ok ? { ...again, sid: started.data.sid } : again
}

function answer(status: number, typed: Typed, more: Partial<RegisterAnswer>) {
  return data<RegisterAnswer>({ ...typed, sent: null, problem: null, key: null, about: null, ...more }, status)
}

/** Reads the form's intent and does it; Enter in a field asks for the code while there is none, and then applies. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = readTyped(form)
  const rule = markets[context.get(pageContext).market].phone
  // A new picture needs a mobile as well (PROMOTION-4): bots that collect pictures get none.
  if (readPhone(typed.mobile, rule) === null) return answer(422, typed, { about: 'mobile' })
  switch (form.get('intent')) {
    case 'refresh':
      return answer(200, typed, await anotherPicture(context, typed))
    case 'send':
      return await send(url, context, typed)
    case 'enter':
      if (typed.code === '' && !typed.isSolved) return await send(url, context, typed)
      return await apply(url, context, typed, readId(form.get(keyField)))
    default:
      return await apply(url, context, typed, readId(form.get(keyField)))
  }
}

async function send(url: URL, context: Context, typed: Typed) {
  if (typed.captcha.length !== captchaLength) {
    return answer(422, { ...typed, isSolved: false }, { about: 'captcha' })
  }
  const { mobile: phone, captcha, sid } = typed
  const result = await context
    .get(apiContext)
    .sendRegistrationCode({ phone, captcha, sid, ...campaignIn(url.searchParams) })
  if (result.ok) return answer(200, typed, { isSolved: true, sent: { seconds: result.data.resendSeconds } })
  const { problem } = result
  if (problem.code === refusalCodes.phoneIsAlreadyRegistered) return toDownload(context, url, registeredBefore)
  if (problem.code === refusalCodes.codeWasJustSent) {
    const { seconds } = problem.values
    const left = typeof seconds === 'number' && seconds > 0 ? seconds : smsResendSeconds
    return await refused(context, problem, typed, { sent: { seconds: left } })
  }
  return await refused(context, problem, typed)
}

async function apply(url: URL, context: Context, typed: Typed, key: string) {
  const query = url.searchParams
  const templateId = templateIdIn(query)
  const inviteCode = inviteCodeIn(query)
  const { mobile: phone, captcha, code, sid } = typed
  countClick(context, query, templateId ?? '', phone)
  if (!isCodeOf(smsCodeLength, code)) return answer(422, typed, { about: 'code' })
  const { common } = context.get(pageContext)
  const result = await context.get(apiContext).register(
    {
      phone,
      captcha,
      code,
      sid,
      ...campaignIn(query),
      ...(templateId === undefined ? {} : { templateId }),
      ...(inviteCode === undefined ? {} : { inviteCode }),
      ...(common.appName === undefined ? {} : { appName: common.appName }),
      ...(common.merchantNumber === undefined ? {} : { merchantNumber: common.merchantNumber }),
    },
    keyed(key),
  )
  if (result.ok) return toDownload(context, url, registeredNow)
  const { problem } = result
  if (problem.code === refusalCodes.phoneIsAlreadyRegistered) return toDownload(context, url, registeredBefore)
  return await refused(context, problem, typed, { key: keyForAgain(problem, key) })
}

const wrongCaptcha: readonly string[] = [refusalCodes.captchaIsWrong, refusalCodes.captchaIsWrongAtRegistration]

/** A wrong captcha asks for another picture (PROMOTION-6); everything else leaves what was solved as it is. */
async function refused(context: Context, problem: Problem, typed: Typed, more: Partial<RegisterAnswer> = {}) {
  const { kind, message, code } = problem
  const status = statusOf(problem)
  const shown = { problem: { kind, message }, ...more }
  if (wrongCaptcha.includes(code)) {
    return answer(status, typed, { ...shown, ...(await anotherPicture(context, typed)), about: 'captcha' })
  }
  if (wrongCodes.includes(code)) return answer(status, typed, { ...shown, code: '', about: 'code' })
  return answer(status, typed, { ...shown, about: code === refusalCodes.phoneIsNotValid ? 'mobile' : null })
}

function toDownload(context: Context, url: URL, how: string): Response {
  const told = campaignAddress(url, addresses.downloadTemplate, { [registeredParam]: how })
  return redirect(context, tellingAt(context, told), 303)
}
