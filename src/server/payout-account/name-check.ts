// Asks in whose name an account is before the first money goes there. What is not known is no yes: an officer decides.

import type { Currency } from '../../core/market/market.ts'
import { compareNames } from '../../core/name-match.ts'
import { type NameOutcome, nameAnswerHours, nameGate } from '../../core/payout-account/name-check.ts'
import type { Deps } from '../deps.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { openPayoutAccount } from '../people/payout-account/door.ts'
import type { AccountNames, NameAnswer } from '../ports/account-names.ts'
import { findNameCheck, insertNameCheck, keepName, type NameCheck } from './name-check-store.ts'

const hourMs = 3_600_000

export interface FirstPayout {
  readonly accountId: string
  readonly borrowerId: string
  readonly currency: Currency
}

/**
 * PAYOUT-ACCOUNT-20: whether money may go to an account for the first time. `wait`: the provider has not answered yet. `held`: an officer
 * decides. Asks outside any transaction; the first answer is kept and not asked for again. Passes where no service can be asked.
 */
export async function nameOfFirstPayout(deps: Deps, to: FirstPayout): Promise<'pass' | 'wait' | 'held'> {
  const { db, clock, names } = deps
  const known = await findNameCheck(db, to.accountId)
  if (known === null) {
    const details = await openPayoutAccount(db, deps, to)
    if (names === null || details === null || !canAsk(names, details.cardType, to.currency)) return 'pass'
    const askedAt = clock.now()
    const giveUpAt = new Date(askedAt.getTime() + nameAnswerHours * hourMs)
    await insertNameCheck(db, { ...to, provider: names.name, askedAt, giveUpAt })
  }
  const check = known ?? (await findNameCheck(db, to.accountId))
  if (check === null) throw new Error(`the question about account ${to.accountId} was not stored`)
  const gate = nameGate(check)
  if (gate !== 'ask') return gate === 'pass' ? 'pass' : 'held'
  const found = await ask(deps, to, check)
  if (found === null) return 'wait'
  await keepName(db, deps, check, found)
  // Another runner may have asked at the same time, and its answer may be the one that was kept.
  const kept = await findNameCheck(db, to.accountId)
  return kept !== null && nameGate(kept) === 'pass' ? 'pass' : 'held'
}

function canAsk({ cardTypes, currencies }: AccountNames, cardType: string, currency: Currency): boolean {
  return cardTypes.some((one) => one === cardType) && currencies.includes(currency)
}

interface Found {
  readonly outcome: NameOutcome
  readonly accountName: string | null
}

/** Null while no answer came and time is left. What the provider refuses is between it and the lender: an alert, and another try. */
async function ask(deps: Deps, to: FirstPayout, check: NameCheck): Promise<Found | null> {
  const { db, clock, names, log } = deps
  const details = await openPayoutAccount(db, deps, to)
  const borrower = await findBorrower(db, to.borrowerId)
  const silent: Found | null = clock.now() < check.giveUpAt ? null : { outcome: 'cannotTell', accountName: null }
  if (names === null || details === null || borrower === null) return silent
  const expectedName = borrower.name ?? details.accountName
  const { cardType, number, bankCode } = details
  const request = { ref: to.accountId, cardType, currency: to.currency, number, bankCode, expectedName }
  const answer = await names.askName(request)
  if (answer.outcome === 'refused')
    log.error({ kind: 'checkAlert', provider: names.name, reason: answer.reason }, 'the name of an account was refused')
  return foundIn(answer, expectedName) ?? silent
}

function foundIn(answer: NameAnswer, expectedName: string): Found | null {
  switch (answer.outcome) {
    case 'named':
      return { outcome: compareNames(expectedName, answer.accountName), accountName: answer.accountName }
    case 'compared':
      return { outcome: answer.match, accountName: null }
    case 'noAccount':
    case 'cannotTell':
      return { outcome: answer.outcome, accountName: null }
    case 'refused':
    case 'notSent':
    case 'unknown':
      return null
  }
}
