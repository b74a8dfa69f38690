// The queue of late loans: its pages, the next one, and the views that an officer keeps.

import type { DeskInput } from '../../contracts/desk-endpoints.ts'
import { daysBetween } from '../../core/calendar-date.ts'
import { lateBucketOf, nextStepOf } from '../../core/desk/late-loan.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import { plannedOnce } from '../db/planned-once.ts'
import { takeItem } from '../officer/act/door.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { lenderDay } from '../portfolio/door.ts'
import { callStops, ruleAgainstContact, stopShown } from './contact-now.ts'
import { deleteView, storeView, viewsOf } from './done-store.ts'
import { countLate, type LateKey, type LateNow, type LateWanted, lateFactsOf, listLate } from './late-loan-query.ts'
import { countedAtMost } from './work-query.ts'

const dayMs = 86_400_000
const viewsAtMost = 20

/** DESK-52, DESK-53. */
export const listCollections: DeskReader<'listCollections'> = async (input, { db, deps, officer, act }) => {
  const key = input.after === undefined ? null : keyOf(input.after, input.sort)
  if (input.after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const now = deps.clock.now()
  const { bucket = null, market = null, step = null, owner = null, sort, limit } = input
  const scope = { now, today: lenderDay(deps), rules: deps.lender.collections, market }
  const wanted: LateWanted = {
    ...{ ...scope, bucket, step, sort, after: key, limit: limit + 1 },
    owner: owner === 'me' ? officer.id : owner,
  }
  const { after: _after, limit: _limit, ...asked } = input
  await act({ act: 'listCollections', subject: '', after: asked })
  const found = await listLate(db, wanted)
  const page = found.slice(0, limit)
  const facts = await lateFactsOf(db, scope, page)
  const stops = await callStops({ db, deps }, [...new Set(page.map(({ userId }) => userId))])
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    today: scope.today,
    loans: page.flatMap((loan) => {
      const of = facts.get(loan.orderId)
      if (of === undefined) return []
      const daysLate = daysBetween(loan.nextDue, scope.today)
      const waitsUntil = waitOf(of, scope.rules.contactEveryDays)
      return [
        {
          ...loan,
          name: maskedName(loan.name),
          currency: markets[loan.market].currency,
          bucket: lateBucketOf(daysLate),
          daysLate,
          dueSince: loan.nextDue,
          step: nextStepOf(of),
          waitsUntil: deskMoment(deps, waitsUntil),
          contactedAt: deskMoment(deps, of.contactedAt),
          ...stopShown(stops.get(loan.userId)),
          owner: loan.ownerId === null ? null : { id: loan.ownerId, name: loan.ownerName ?? '' },
        },
      ]
    }),
    ...(await plannedOnce(db, (tx) => countLate(tx, scope, { officerId: officer.id, atMost: countedAtMost }))),
    views: await viewsOf(db, officer.id),
    next: last === undefined ? null : `${sort === 'owed' ? last.owedMinor : last.nextDue}~${last.orderId}`,
  }
}

/** Until when nothing is to be done; null where something is, and where help was asked for. */
function waitOf({ isHelpAsked, promisedUntil, contactedAt }: LateNow, everyDays: number): Date | null {
  if (isHelpAsked) return null
  const ends = [promisedUntil?.getTime() ?? 0, contactedAt === null ? 0 : contactedAt.getTime() + everyDays * dayMs]
  const end = Math.max(...ends)
  return end === 0 ? null : new Date(end)
}

/** The key of a page: since when it is due or what is owed, and the number. */
function keyOf(text: string, sort: LateWanted['sort']): LateKey | null {
  const form = sort === 'owed' ? /^(\d{1,15})~(\S+)$/ : /^(\d{4}-\d{2}-\d{2})~(\S+)$/
  const [, at = '', id = ''] = form.exec(text) ?? []
  return at === '' || (sort !== 'owed' && Number.isNaN(Date.parse(at))) ? null : { at, id }
}

/** So many are looked at together, and so often, before the list counts as empty. */
const lookedAtOnce = 40
const looksAtMost = 10

/**
 * DESK-54: takes the next late loan with a step to do that no officer has and whose borrower may be called now. Of two officers who ask at
 * once each gets another one. `notFound` where none is left.
 */
export const takeNextLate: DeskChanger<'takeNextLate'> = async (input, { db, deps, officer, act }) => {
  const now = deps.clock.now()
  const scope = { now, today: lenderDay(deps), rules: deps.lender.collections }
  for (const step of stepsToDo(input)) {
    let after: LateKey | null = null
    for (let look = 0; look < looksAtMost; look += 1) {
      const { bucket = null, market = null, sort } = input
      const found = await listLate(db, {
        ...{ ...scope, bucket, market, sort, step, after, owner: 'nobody', limit: lookedAtOnce },
      })
      const stops = await callStops({ db, deps }, [...new Set(found.map(({ userId }) => userId))])
      for (const { orderId, userId } of found) {
        if (stops.get(userId) !== null) continue
        // Again with the borrower held: a contact may have been noted since the look.
        if ((await ruleAgainstContact({ db, deps }, userId)) !== null) continue
        const owner = await takeItem(db, { kind: 'lateLoan', id: orderId, officerId: officer.id, at: now })
        if (owner.id !== officer.id) continue
        await act({ act: 'takeNextLate', subject: orderId, borrowerId: userId, after: { step } })
        return { orderId, userId, step, owner }
      }
      const last = found.at(-1)
      if (last === undefined || found.length < lookedAtOnce) break
      after = { at: sort === 'owed' ? String(last.owedMinor) : last.nextDue, id: last.orderId }
    }
  }
  return deny('notFound')
}

/** What was broken comes before what is only late. */
function stepsToDo({ step }: DeskInput<'takeNextLate'>) {
  const all = ['brokenPlan', 'brokenPromise', 'paymentReturned', 'contact'] as const
  return step === undefined ? all : all.filter((one) => one === step)
}

export const saveView: DeskChanger<'saveView'> = async ({ name, query }, { db, deps, officer, act }) => {
  const kept = await viewsOf(db, officer.id)
  if (kept.length >= viewsAtMost && !kept.some((one) => one.name === name)) return cannot('tooManyViews')
  await storeView(db, { name, query, officerId: officer.id, at: deps.clock.now() })
  await act({ act: 'saveView', subject: '', after: { name, query } })
  return { name, query }
}

export const forgetView: DeskChanger<'forgetView'> = async ({ name }, { db, officer, act }) => {
  if (!(await deleteView(db, officer.id, name))) return deny('notFound')
  await act({ act: 'forgetView', subject: '', before: { name } })
  return { name }
}
