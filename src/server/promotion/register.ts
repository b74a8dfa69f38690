// Registers a borrower from a campaign, with a valid captcha and code and an unregistered phone.

import type { CallInput } from '../../contracts/endpoints.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { plainText } from '../../core/plain-text.ts'
import { type Done, done, isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { phoneKey, stranger } from '../people/asker/door.ts'
import { createBorrower, findBorrowerByPhone } from '../people/borrower/door.ts'
import { checkCode } from '../people/code/door.ts'
import { isSolvedFor, solveCaptcha } from './captcha-store.ts'
import { publishedTemplate } from './get-template.ts'
import { insertRegistration } from './registration-store.ts'

export const register: Handler<'register', Caller | null> = async (input, call) => {
  const { db, deps, market } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const guess = {
    sid: input.sid,
    text: input.captcha ?? '',
    phoneKey: phoneKey(deps, { market, phone }),
    now: deps.clock.now(),
  }
  // The captcha of the code counts here too; a picture that was drawn again since then has to be solved again.
  if (!(await isSolvedFor(db, guess)) && !(await solveCaptcha(db, guess))) return refuse('captchaIsWrongAtRegistration')
  const checked = await checkCode(db, deps, {
    purpose: 'register',
    market,
    phone,
    code: input.code,
    asker: stranger(call, input.deviceId),
  })
  if (isRefusal(checked)) return checked
  if (checked === 'alreadyUsed') {
    const isTaken = (await findBorrowerByPhone(db, market.id, phone)) !== null
    return refuse(isTaken ? 'phoneIsAlreadyRegistered' : 'codeHasExpired')
  }
  return await takeIn(input, call, phone)
}

function takeIn(
  input: CallInput<'register'>,
  { db, deps, market, language, common }: Call<Caller | null>,
  phone: string,
): Promise<Done | Refusal<'phoneIsAlreadyRegistered'>> {
  return db.transaction(async (tx) => {
    const name = plainText(input.userName ?? '')
    const made = await createBorrower(tx, deps, {
      market: market.id,
      phone,
      language,
      ...(name === '' ? {} : { name }),
    })
    if (!made.isNew) return refuse('phoneIsAlreadyRegistered')
    await insertRegistration(tx, {
      borrowerId: made.borrowerId,
      templateId: publishedTemplate(input.templateId)?.id ?? '',
      inviteCode: input.inviteCode ?? '',
      source: input.source ?? '',
      appSource: input.appSource ?? '',
      utmTag: input.utmTag ?? '',
      appName: input.appName ?? common.appName ?? '',
      merchantNumber: input.merchantNumber ?? common.merchantNumber ?? '',
      registeredAt: deps.clock.now(),
    })
    return done
  })
}
