// A case as an officer sees it: its clock, its thread, and texts to begin an answer with.

import type { DeskOutput } from '../../../contracts/desk-endpoints.ts'
import { readMoment } from '../../../core/calendar-date.ts'
import { caseClock } from '../../../core/complaint/case-clock.ts'
import { caseState } from '../../../core/complaint/case-thread.ts'
import { maskedName } from '../../../core/desk/masked.ts'
import { markets } from '../../../core/market/markets.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { mayDo } from '../../../core/officer/rights.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import { findAnyOrder } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { regulatorOf } from '../../ports/lender/lender-data.ts'
import { listCaseMessages } from '../case-message-store.ts'
import { type CaseKey, findCase, listAllCases } from '../complaint-store.ts'
import { nameChangeOf } from '../name-change-store.ts'
import { caseNames, isNamedInCase } from '../named-officer.ts'
import { listComplaintImages } from '../picture/image-store.ts'
import { readCaseUpload } from '../picture/uploads.ts'
import { caseTexts } from './case-texts.ts'

export const readCase: DeskReader<'readCase'> = async ({ caseId }, { db, deps, officer, act }) => {
  const found = await findCase(db, caseId)
  const borrower = found === null ? null : await findBorrower(db, found.borrowerId)
  if (found === null || borrower === null) return deny('notFound')
  if (await isNamedInCase(db, found, officer)) return deny('caseNamesYou')
  await act({ act: 'readCase', subject: caseId, borrowerId: found.borrowerId, about: [found.orderId] })
  const moment = (at: Date): string => deskMoment(deps, at)
  const orNull = (at: Date | null): string | null => (at === null ? null : moment(at))
  const sent = await listCaseMessages(db, caseId)
  const market = markets[borrower.market]
  const clock = caseClock(found, market)
  const change = await nameChangeOf(db, deps, caseId)
  const shownName = (name: string | null): string => (mayDo(officer.role, 'unmask') ? (name ?? '') : maskedName(name))
  return {
    caseId,
    caseNumber: found.caseNumber,
    userId: found.borrowerId,
    name: maskedName(borrower.name),
    orderId: found.orderId,
    loan: await loanOf(db, deps, found.orderId),
    type: found.type,
    subType: found.subType,
    state: caseState(found),
    openedAt: moment(found.openedAt),
    acknowledgeBy: orNull(clock.acknowledgeBy),
    answerBy: orNull(found.answerBy),
    finalBy: orNull(clock.finalBy),
    answeredAt: orNull(found.answeredAt),
    acknowledgedAt: orNull(found.acknowledgedAt),
    askedAt: orNull(found.askedAt),
    reopenedAt: orNull(found.reopenedAt),
    escalatedAt: orNull(found.escalatedAt),
    escalatedTo: found.escalatedTo,
    regulator: regulatorOf(deps.lender, market, borrower.language)?.name ?? null,
    language: borrower.language,
    templates: caseTexts(deps, found.caseNumber, borrower.language),
    ratingAsked: found.ratingAsked,
    stars: found.stars,
    nameChange:
      change === null
        ? null
        : {
            former: shownName(change.decidedAt === null ? borrower.name : change.former),
            name: shownName(change.name),
            decidedAt: orNull(change.decidedAt),
            accepted: change.accepted,
          },
    messages: [
      {
        from: 'borrower',
        kind: 'complaint',
        name: '',
        // The text of a request for a new name holds that name: only officers with the right to unmask read it.
        text: change === null || mayDo(officer.role, 'unmask') ? found.text : '',
        images: await listComplaintImages(db, caseId),
        at: moment(found.openedAt),
      },
      ...sent.map(({ kind, fromBorrower, name, text, images, sentAt }) => ({
        from: fromBorrower ? ('borrower' as const) : ('officer' as const),
        kind,
        name,
        text,
        images: [...images],
        at: moment(sentAt),
      })),
    ],
  }
}

async function loanOf(db: Queries, deps: Deps, orderId: string | null): Promise<DeskOutput<'readCase'>['loan']> {
  const order = orderId === null ? null : await findAnyOrder(db, orderId)
  const state = order === null ? null : stateOf(await loadLoan(db, order), marketDay(deps, order))
  if (order === null || state === null) return null
  const { totalMinor: dueMinor, penaltyMinor } = state.amountDue
  const { owedMinor, daysPastDue } = state
  return { currency: order.terms.currency, dueMinor, penaltyMinor, owedMinor, daysPastDue }
}

export const readCasePicture: DeskReader<'readCasePicture'> = async ({ caseId, name }, { db, deps, officer }) => {
  if (await caseNames(db, caseId, officer)) return deny('caseNamesYou')
  // The proof of a name is a document of a person: for officers with the right to unmask.
  if (!mayDo(officer.role, 'unmask') && (await nameChangeOf(db, deps, caseId)) !== null) return deny('notFound')
  const picture = await readCaseUpload(deps, caseId, name)
  return picture === null ? deny('notFound') : { mediaType: picture.mediaType, saveAs: null, content: picture.bytes }
}

/** The cases of all borrowers, page by page: the open ones by what is due next, the answered ones by their answer, newest first. */
export const listCases: DeskReader<'listCases'> = async ({ state, after, limit }, { db, deps }) => {
  const key = after === undefined ? null : keyIn(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const now = deps.clock.now()
  const rows = await listAllCases(db, { isOpen: state === 'open', after: key, limit: limit + 1 })
  const moment = (at: Date): string => deskMoment(deps, at)
  const orNull = (at: Date | null): string | null => (at === null ? null : moment(at))
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    now: moment(now),
    cases: page.map((one) => ({
      caseId: one.id,
      caseNumber: one.caseNumber,
      userId: one.borrowerId,
      name: maskedName(one.name),
      orderId: one.orderId,
      type: one.type,
      state: caseState(one),
      openedAt: moment(one.openedAt),
      answerBy: orNull(one.answerBy),
      dueBy: orNull(one.dueBy),
      isOver: one.dueBy !== null && one.dueBy < now,
      answeredAt: orNull(one.answeredAt),
      reopenedAt: orNull(one.reopenedAt),
      escalatedAt: orNull(one.escalatedAt),
      acknowledgedAt: orNull(one.acknowledgedAt),
      stars: one.stars,
    })),
    next: last === undefined ? null : `${last.position.toISOString()}|${last.id}`,
  }
}

function keyIn(after: string): CaseKey | null {
  const [text = '', id = ''] = after.split('|')
  const at = readMoment(text)
  return id === '' || at === null ? null : { at, id }
}
