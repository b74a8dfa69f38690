// What sample officers do about the sample borrowers: through the use cases of the desk, with its acts.

import type { DeskInput } from '../../contracts/desk-endpoints.ts'
import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { addDays } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { type DeskRefusal, isDenied } from '../../core/officer/desk-refusal.ts'
import { checkIdentity, unmaskIdentity } from '../application/desk/check-identity.ts'
import type { Deps } from '../deps.ts'
import { proposeBulk } from '../desk/bulk.ts'
import { recordContact } from '../desk/record-contact.ts'
import { insertAct } from '../officer/act/act-store.ts'
import type { DeskChange } from '../officer/call/desk-call.ts'
import { holdOfficer } from '../officer/person/officer-store.ts'
import { decideProposal, propose } from '../proposal/proposals.ts'
import { enterOfficers } from './sample-officers.ts'
import type { Actor } from './stage.ts'

/** An officer's calls in one transaction; what is refused ends the play. */
async function asOfficer(deps: Deps, officerId: string, work: (call: DeskChange) => Promise<void>): Promise<void> {
  await deps.db.transaction(async (db) => {
    await enterOfficers(db, deps.clock.now())
    const officer = await holdOfficer(db, officerId)
    if (officer === null) throw new Error(`no sample officer ${officerId}`)
    const origin = { officer, addressHash: '' }
    const around = { officer, deps, db, language: 'en', token: '', deskOrigin: '' }
    await work({ ...around, act: (act) => insertAct(db, deps, origin, act) })
  })
}

function done<Result extends object>(result: Result | DeskRefusal): Result {
  if (isDenied(result)) throw new Error(`a sample officer was refused: ${JSON.stringify(result)}`)
  return result
}

type Said = Pick<DeskInput<'recordContact'>, 'channel' | 'outcome' | 'note'>

/** An officer notes contacts with the borrower, each as it was. */
export async function contacted(actor: Actor, deps: Deps, said: readonly Said[]): Promise<void> {
  await asOfficer(deps, 'offDEMOCOLLECTIONS', async (call) => {
    for (const one of said)
      done(await recordContact({ userId: actor.borrowerId, direction: 'out', withWhom: '', ...one }, call))
  })
}

/** An officer doubts a field of who the applicant is, as the picture shows another value. */
export async function doubted(actor: Actor, deps: Deps, note: string): Promise<void> {
  await asOfficer(deps, 'offDEMOCREDIT', async (call) => {
    const [review] = await call.db.query<{ id: string }>(
      'select subject_id as id from application_review where borrower_id = $1 order by asked_at desc limit 1',
      [actor.borrowerId],
    )
    const applicationId = review?.id ?? ''
    const { fields } = done(await unmaskIdentity({ applicationId, reason: 'To compare it with the picture' }, call))
    const birthDate = fields.find(({ field }) => field === 'birthDate')
    if (birthDate === undefined) throw new Error(`${actor.role.name} has no birth date`)
    const { field, mark } = birthDate
    done(await checkIdentity({ applicationId, fields: [{ field, mark, verdict: 'doubted', note }] }, call))
  })
}

/** A holiday from late charges for all loans that are late in a market, after a calamity: it waits for a manager. */
export async function spared(actor: Actor, deps: Deps, days: number, reason: string): Promise<void> {
  const { market } = actor.role
  const fromDate = deps.clock.today(markets[market].zone)
  await asOfficer(deps, 'offDEMOCOLLECTIONS', async (call) => {
    const act = { kind: 'hardship', fromDate, toDate: addDays(fromDate, days) } as const
    done(await proposeBulk({ ...act, view: { market }, reason }, call))
  })
}

type Plan = Pick<ProposedAct<'hardship'>, 'fromDate' | 'toDate' | 'plan'>

/** A plan that one officer proposes is signed by another, and is on offer. */
export async function offered(actor: Actor, deps: Deps, plan: Plan, reason: string): Promise<void> {
  const made: { id?: string; mark?: string } = {}
  await asOfficer(deps, 'offDEMOSUPPORT', async (call) => {
    const { id, mark } = done(await propose({ kind: 'hardship', orderId: actor.ownOrder(), ...plan, reason }, call))
    Object.assign(made, { id, mark })
  })
  await asOfficer(deps, 'offDEMOMANAGER', async (call) => {
    const { id: proposalId = '', mark = '' } = made
    done(await decideProposal({ proposalId, mark, approve: true, reason: 'Fits what they can pay' }, call))
  })
}

/** The borrower accepts the plan that is on offer. */
export async function accepted(actor: Actor): Promise<void> {
  const orderId = actor.ownOrder()
  const help = await actor.api.getHardship({ orderId })
  const offer = help.ok ? help.data.offer : null
  if (offer === null) throw new Error(`${actor.role.name} has no plan on offer`)
  const said = await actor.api.answerPlan({
    orderId,
    offerId: offer.offerId,
    accept: true,
    mark: offer.quote?.mark ?? '',
  })
  if (!said.ok) throw new Error(`${actor.role.name}: the plan was not accepted, ${said.problem.message}`)
}
