// Finds the cell of a thing: by the directory, and by asking the cells where the directory does not know it.

import type { MarketId } from '../../core/market/market.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { bringHeldBlock } from '../people/phone/door.ts'
import { type Cell, type Cells, cellsWith, finds, PlaceIsUnclear } from './cell.ts'
import type { CellPlaces } from './cells-file.ts'
import { claimPlace, type PlaceKind, placeOf, writePlaces } from './directory.ts'

/** A phone as accounts have it: national digits. */
export interface Phone {
  readonly market: MarketId
  readonly phone: string
}

/** How a cell is asked whether it has a thing. The key of a transaction is `provider:number`. */
const questions: Readonly<Record<Exclude<PlaceKind, 'phone'>, string>> = {
  borrower: 'select from borrower where id = $1',
  order: 'select from loan_order where id = $1',
  reference: 'select from payment_intent where ref = $1',
  transaction: `select from payment
    where provider = split_part($1, ':', 1) and transaction_id = substr($1, strpos($1, ':') + 1)`,
  case: 'select from complaint where case_number = $1',
  partner: 'select from partner_borrower where reference = $1',
}

/** Things that no directory has: they are asked for seldom. */
const seldom = {
  passkey: 'select from passkey where id = $1',
  contactChange: 'select from contact_change where id = $1',
  charge: 'select from card_payment where id = $1',
  cardSetup: 'select from card_setup where id = $1',
  refund: 'select from credit_refund where id = $1',
  message: 'select from sms_message where id = $1',
  caseId: 'select from complaint where id = $1',
  paymentId: 'select from payment where id = $1',
  applicationId: 'select from application_review where subject_id = $1 union all select from application where id = $1',
  proposalId: 'select from desk_proposal where id = $1',
  requestId: 'select from hardship_request where id = $1',
  promiseId: 'select from promise_to_pay where id = $1',
  bulkId: 'select from desk_bulk where id = $1',
  eventId: 'select from webhook_event where id = $1',
  closeId: 'select from book_close where id = $1',
  reportId: 'select from settlement_report where id = $1',
} as const

export type SeldomKind = keyof typeof seldom

export interface Finder {
  /** Null where no cell has it. Throws `DatabaseIsUnavailable` where one that may have it does not answer. */
  find(kind: Exclude<PlaceKind, 'phone'>, key: string): Promise<Cell | null>
  findSeldom(kind: SeldomKind, id: string): Promise<Cell | null>
  findPhone(phone: Phone): Promise<Cell | null>
  /** Where a phone that has no account will have it: the same for each who asks, while the file is the same. Nothing is written. */
  planned(phone: Phone): Cell
  settle(phone: Phone): Promise<Cell>
  /** Writes that a phone without an account is a cell's. False where it is another's already. */
  claim(phone: Phone, cell: string): Promise<boolean>
}

export function createFinder(cells: Cells, places: CellPlaces): Finder {
  const { home } = cells
  const byName = new Map(cells.all.map((cell) => [cell.name, cell]))

  function named(name: string): Cell {
    const cell = byName.get(name)
    if (cell !== undefined) return cell
    home.deps.log.error({ kind: 'cellAlert', cell: name }, 'the directory names a cell that CELLS_FILE has not')
    throw new PlaceIsUnclear('a cell is not in CELLS_FILE')
  }

  function theOnly(found: readonly Cell[], kind: string): Cell | null {
    const [first = null, second] = found
    if (first === null || second === undefined) return first
    home.deps.log.error(
      { kind: 'cellAlert', reason: kind, cell: `${first.name} ${second.name}` },
      'two cells have the same phone, payment or case: it is refused until one of them has it',
    )
    throw new PlaceIsUnclear('two cells have the same thing')
  }

  async function known(kind: PlaceKind, key: string, ask: (db: Queries) => Promise<boolean>): Promise<Cell | null> {
    const name = await placeOf(home.deps.db, { kind, key })
    if (name !== null) return named(name)
    const cell = theOnly(await cellsWith(cells, ask), kind)
    // It was made before there was a directory, or a moment ago.
    if (cell !== null)
      await writePlaces(home.deps.db, [{ kind, key, cell: cell.name, borrowerId: null }], home.deps.clock.machineNow())
    return cell
  }

  const hashed = (phone: Phone): Buffer => Buffer.from(phoneKeyOf(home.deps, phone), 'hex')
  const findPhone: Finder['findPhone'] = ({ market, phone }) =>
    known('phone', phoneKeyOf(home.deps, { market, phone }), (db) =>
      finds(db, 'select from borrower where market = $1 and phone = $2', [market, phone]),
    )
  const planned: Finder['planned'] = (phone) => {
    const { takeNew } = places
    const place = takeNew[hashed(phone).readUInt32BE(0) % takeNew.length] ?? takeNew[0]
    return named(place.name)
  }
  /** Where a phone is, or is from now on: where it is wanted, unless another was faster. */
  async function placed(phone: Phone, wanted: string): Promise<Cell> {
    const found = await findPhone(phone)
    if (found !== null) return found
    // Before the place is written: who finds it written asks no more, and makes the account.
    await bringBlock(phone, named(wanted))
    const place = { kind: 'phone' as const, key: phoneKeyOf(home.deps, phone), cell: wanted }
    const cell = named(await claimPlace(home.deps.db, place, home.deps.clock.machineNow()))
    if (cell.name !== wanted) await bringBlock(phone, cell)
    return cell
  }
  /** An account of a phone that was deleted may have been in another cell. */
  async function bringBlock(phone: Phone, to: Cell): Promise<void> {
    for (const from of cells.all) if (from !== to) await bringHeldBlock(from.deps, to.deps, phone)
  }

  return {
    find: (kind, key) => known(kind, key, (db) => finds(db, questions[kind], [key])),
    findSeldom: async (kind, id) => theOnly(await cellsWith(cells, (db) => finds(db, seldom[kind], [id])), kind),
    findPhone,
    planned,
    settle: (phone) => placed(phone, planned(phone).name),
    claim: async (phone, cell) => (await placed(phone, cell)).name === cell,
  }
}

/** A phone as the directory has it. */
export function phoneKeyOf({ codeHasher }: Pick<Deps, 'codeHasher'>, { market, phone }: Phone): string {
  return Buffer.from(codeHasher.fingerprint(`cell:${market}:${phone}`)).toString('hex')
}
