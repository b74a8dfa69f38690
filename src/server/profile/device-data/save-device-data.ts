// Takes what a phone tells, only with a consent that was given a moment ago, and keeps the least of it for thirty days.

import { addDays, startOfDayIn } from '../../../core/calendar-date.ts'
import { coarsePlace, type DeviceDataKind, deviceDataDays, deviceKind } from '../../../core/profile/device-data.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../../core/refusal.ts'
import type { Call, Handler } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import { giveConsent, keepFact, questionWaits } from './consent-store.ts'
import { forgetDeviceFactTopic } from './jobs.ts'

export const saveLocation: Handler<'saveLocation'> = async (input, call) =>
  await keep(call, 'location', input, () => {
    const place = coarsePlace(input.latitude ?? '', input.longitude ?? '')
    if (isRefusal(place)) return place
    const { latitudeTenths, longitudeTenths } = place
    return { data: place, kept: `${(latitudeTenths / 10).toFixed(1)}, ${(longitudeTenths / 10).toFixed(1)}` }
  })

export const saveDeviceInfo: Handler<'saveDeviceInfo'> = async (input, call) =>
  await keep(call, 'deviceInfo', input, () => {
    const phone = deviceKind(input.os ?? '', input.osVersion ?? '')
    return { data: phone, kept: phone.mainVersion === null ? phone.os : `${phone.os} ${phone.mainVersion}` }
  })

interface Consent {
  readonly consentRef?: string | undefined
  readonly agreed?: boolean | undefined
}

type Least = { readonly data: unknown; readonly kept: string }

/** The consent is asked about first: without it nothing of the rest is looked at. Beside nonsense it stays unused. */
function keep<Name extends RefusalName>(
  { caller, db, deps, market }: Call,
  kind: DeviceDataKind,
  { consentRef, agreed }: Consent,
  least: () => Least | Refusal<Name>,
): Promise<{ kept: string; forgetOn: string } | Refusal<Name | 'consentIsMissing' | 'sessionIsMissing'>> {
  return db.transaction(async (tx) => {
    const at = deps.clock.now()
    const { borrowerId } = caller
    if (agreed !== true || consentRef === undefined) return refuse('consentIsMissing')
    // The account may be going at this moment: then what is told now would outlive it.
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    if (!(await questionWaits(tx, { consentRef, borrowerId, kind, at }))) return refuse('consentIsMissing')
    const found = least()
    if (isRefusal(found)) return found
    const forgetOn = addDays(deps.clock.today(market.zone), deviceDataDays)
    await giveConsent(tx, consentRef, at)
    await keepFact(tx, { consentRef, borrowerId, kind, data: found.data, keptAt: at, forgetOn })
    await enqueue(tx, {
      topic: forgetDeviceFactTopic,
      key: consentRef,
      payload: { consentRef },
      runAt: startOfDayIn(market.zone, forgetOn),
    })
    return { kept: found.kept, forgetOn }
  })
}
