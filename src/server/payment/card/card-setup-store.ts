// Cards that are being added, as rows: one at a time for each borrower, from the tap to the processor's word.

import { type CardSetupState, liveCardSetupStates } from '../../../core/payment/transfer-state.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'

const live = sqlList(liveCardSetupStates)

export interface CardSetup {
  /** Also the processor's idempotency key. */
  readonly id: string
  readonly borrowerId: string
  readonly provider: string
  readonly state: CardSetupState
  readonly setupRef: string | null
  readonly holder: string | null
  readonly createdAt: Date
}

const columns = `id, borrower_id as "borrowerId", provider, state, setup_ref as "setupRef", holder, created_at as "createdAt"`

export async function insertSetup(tx: Tx, setup: Omit<CardSetup, 'state' | 'setupRef'>): Promise<void> {
  await tx.execute(
    `insert into card_setup (id, borrower_id, provider, state, holder, created_at) values ($1, $2, $3, 'asked', $4, $5)`,
    [setup.id, setup.borrowerId, setup.provider, setup.holder, setup.createdAt],
  )
}

/** The setup that a borrower has under way; null without one. */
export function findLiveSetup(db: Queries, borrowerId: string): Promise<CardSetup | null> {
  return db.first<CardSetup>(`select ${columns} from card_setup where borrower_id = $1 and state in ${live}`, [
    borrowerId,
  ])
}

/** The setup when it is this borrower's; null otherwise. */
export function findOwnSetup(db: Queries, setupId: string, borrowerId: string): Promise<CardSetup | null> {
  return db.first<CardSetup>(`select ${columns} from card_setup where id = $1 and borrower_id = $2`, [
    setupId,
    borrowerId,
  ])
}

/** For jobs and notices, which have no borrower. Locked until the transaction ends. */
export function lockSetup(tx: Tx, setupId: string): Promise<CardSetup | null> {
  return tx.first<CardSetup>(`select ${columns} from card_setup where id = $1 for update`, [setupId])
}

/** What the processor calls this borrower since an earlier card; null for the first. */
export async function holderOf(db: Queries, borrowerId: string, provider: string): Promise<string | null> {
  return await db.value<string>(
    `select holder from card_setup where borrower_id = $1 and provider = $2 and holder is not null
      order by created_at desc, id limit 1`,
    [borrowerId, provider],
  )
}

/** How many cards a borrower has begun to add since a moment. */
export async function setupsSince(db: Queries, borrowerId: string, since: Date): Promise<number> {
  return (
    (await db.value<number>(
      'select count(*)::int as begun from card_setup where borrower_id = $1 and created_at > $2',
      [borrowerId, since],
    )) ?? 0
  )
}

/** The processor has begun it: the number can be typed. */
export async function openSetup(db: Queries, setupId: string, setupRef: string, holder: string): Promise<void> {
  await db.execute(
    `update card_setup set state = 'open', setup_ref = $2, holder = $3 where id = $1 and state = 'asked'`,
    [setupId, setupRef, holder],
  )
}

/** Ends a setup that is under way, with the card where one came of it. */
export async function endSetup(db: Queries, setupId: string, cardId: string | null, now: Date): Promise<void> {
  await db.execute(
    `update card_setup set state = $2, card_id = $3, finished_at = $4 where id = $1 and state in ${live}`,
    [setupId, cardId === null ? 'failed' : 'saved', cardId, now],
  )
}

/** Forgets what a processor called a borrower who leaves. */
export async function eraseSetups(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('update card_setup set holder = null where borrower_id = $1', [borrowerId])
}
