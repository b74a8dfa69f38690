// What is done on the deletion page: a code is sent, or the code that came deletes the account, or says why not yet.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes, wrongCodes } from '../../../contracts/envelope.ts'
import { deletePhoneMin } from '../../../contracts/identity.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { formatMoney } from '../../../core/money.ts'
import { countDigits } from '../../../core/typed-digits.ts'
import { readId, redirectDocument } from '../../page/page-query.ts'
import { apiContext, type Context, pageContext, withCommon } from '../../page/request-context.ts'
import { isCodeOf, keyed, keyForAgain, shown, statusOf } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import { endSession } from '../../session/session-cookies.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import type { PhoneFacts } from '../../ui/text-fields.tsx'
import type { KeptBy } from './keeps-of.ts'
import { owedParts, type StillOpen } from './owed-parts.ts'
import { codeIn, deviceIn, ownDevice, phoneIn, secondsOf } from './read-form.ts'

export interface DeletionView {
  readonly isDeleted: boolean
  readonly phone: PhoneFacts
  /** What keeps the account for now; null where nothing is known of. */
  readonly kept: KeptBy | null
  /** Names this attempt: confirming twice is deleting once. */
  readonly key: string
  /** A new name for this browser, for a deletion that begins now. */
  readonly device: string
}

/** What became of it, and what was typed: a phone never stands in an address. */
export interface DeletionAnswer {
  /** True from the first code on: the code can be entered. */
  readonly codeWasSent: boolean
  /** The alert that it deserves (IDENTITY-11); null for none. */
  readonly alert: 'sent' | 'phoneInvalid' | null
  readonly phone: string
  /** Names this browser from the code that it asked for to the deletion. */
  readonly device: string
  /** The wait that a sent code began; a new object for each. */
  readonly sent: { readonly seconds: number } | null
  readonly problem: ProblemShown | null
  /** As it was typed, where it was not the code that was refused: it stands in the field again. */
  readonly code: string
  readonly aboutCode: boolean
  /** Set where something still ties the borrower to us. */
  readonly stillOpen: StillOpen | null
  readonly key: string | null
}

const deletedParam = 'deleted'

/** True on the page that follows a deletion in this browser, while nobody is logged in. */
export function wasJustDeleted(url: URL, context: Context): boolean {
  return justDoneIn(url, context, deletedParam) !== null && !context.get(pageContext).signedIn
}

function answer(status: number, given: Partial<DeletionAnswer> & Pick<DeletionAnswer, 'phone' | 'device'>) {
  const nothing = {
    codeWasSent: false,
    alert: null,
    sent: null,
    problem: null,
    code: '',
    aboutCode: false,
    stillOpen: null,
  }
  return data<DeletionAnswer>({ ...nothing, key: null, ...given }, status)
}

/** The session may have ended meanwhile: the page is public, and is shown without a session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const phone = phoneIn(form)
  const device = deviceIn(form)
  if (countDigits(phone) < deletePhoneMin) {
    return answer(422, { phone, device, alert: 'phoneInvalid', codeWasSent: form.get('intent') === 'delete' })
  }
  return form.get('intent') === 'delete' ? await confirm(form, context, phone) : await send(form, context, phone)
}

async function send(form: FormData, context: Context, phone: string) {
  const device = deviceIn(form)
  const result = await context.get(apiContext).sendDeletionCode({ phone, type: 'del', ...ownDevice(context, device) })
  if (result.ok) {
    return answer(200, {
      phone,
      device,
      alert: 'sent',
      codeWasSent: true,
      sent: { seconds: result.data.resendSeconds },
    })
  }
  const { problem } = result
  if (problem.code === refusalCodes.phoneIsNotValid) return answer(422, { phone, device, alert: 'phoneInvalid' })
  const sent = secondsOf(problem)
  const codeWasSent = sent !== null || form.get('again') === '1'
  return answer(statusOf(problem), { phone, device, codeWasSent, sent, problem: shown(problem) })
}

async function confirm(form: FormData, context: Context, phone: string) {
  const code = codeIn(form)
  const device = deviceIn(form)
  if (!isCodeOf(codeLength, code)) return answer(422, { phone, device, codeWasSent: true, code, aboutCode: true })
  const key = readId(form.get('key'))
  const result = await context.get(apiContext).deleteAccount({ phone, code, ...ownDevice(context, device) }, keyed(key))
  if (result.ok) {
    if (context.get(pageContext).signedIn) endSession(context)
    const deleted = withCommon(context, addresses.deleteAccount, { [deletedParam]: '1' })
    return redirectDocument(context, tellingAt(context, deleted), 303)
  }
  const { problem } = result
  const aboutCode = wrongCodes.includes(problem.code)
  return answer(statusOf(problem), {
    phone,
    device,
    codeWasSent: true,
    problem: shown(problem),
    code: aboutCode ? '' : code,
    aboutCode,
    stillOpen: await stillOpen(context, problem),
    key: keyForAgain(problem, key),
  })
}

const reasons: readonly string[] = [
  refusalCodes.moneyIsStillOwed,
  refusalCodes.applicationIsStillOpen,
  refusalCodes.creditIsStillYours,
]

/** What a refused deletion tells; null for every other refusal. */
async function stillOpen(context: Context, { code, message, values }: Problem): Promise<StillOpen | null> {
  if (!reasons.includes(code)) return null
  const amount = typeof values.amount === 'string' ? values.amount : ''
  const orderId = typeof values.orderId === 'string' ? values.orderId : ''
  const isDebt = code === refusalCodes.moneyIsStillOwed
  const { signedIn, moneyFormat, currencySymbol } = context.get(pageContext)
  const found = signedIn && orderId !== '' ? await context.get(apiContext).getOrder({ orderId }) : null
  const order = found?.ok ? found.data : null
  const parts = order === null ? null : owedParts(order)
  // Several loans may be open: lines that do not come to the sum would say something wrong.
  const isWhole = parts !== null && formatMoney(parts.totalMinor, moneyFormat, currencySymbol) === amount
  const ids = { orderId, productId: order?.productId }
  return {
    message,
    isDebt,
    amount,
    ...(isDebt && isWhole ? parts : { lines: [], lateMinor: 0, totalMinor: 0 }),
    repay: isDebt && order !== null ? withCommon(context, addresses.repay, ids) : null,
    order: order === null ? null : withCommon(context, addresses.loanDetail, ids),
  }
}
