// A field key is exchanged: what lies under the one before is read, sealed again by a job, and then the one before may go.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { identityImageField } from '../../contracts/application.ts'
import type { AccountDetails } from '../../core/payout-account/account.ts'
import { createFieldCipher } from '../adapters/node-crypto/field-cipher.ts'
import { usualDecisionLimits } from '../adapters/own-rules/decider.ts'
import { jobHandlers, sealedPlaces } from '../api.ts'
import { identityPictures, keepDetails, openApplication, openDetails } from '../application/form/application-store.ts'
import { removeIdentityImage, uploadIdentityImage } from '../application/identity/identity-pictures.ts'
import { insertCheck, keepFound, openFound } from '../application/review/check-store.ts'
import { insertReview, openEvidence, reviewsOfBorrower } from '../application/review/review-store.ts'
import { insertCase } from '../complaint/complaint-store.ts'
import { insertNameChange, ownNameChanges } from '../complaint/name-change-store.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { insertContactChange, waitingChange } from '../identity/contact-change-store.ts'
import { insertNameCheck, keepName, openAccountName } from '../payout-account/name-check-store.ts'
import { wordsHash } from '../people/consent/data-consent-store.ts'
import { findAccountChange, insertAccountChange } from '../people/payout-account/account-change-store.ts'
import { bindPayoutAccount, openPayoutAccount } from '../people/payout-account/payout-account-store.ts'
import type { FieldCipher } from '../ports/field-cipher.ts'
import { lastingKey } from './lasting-key.ts'
import { scheduleResealing } from './reseal.ts'
import { runDueJobs } from './run-jobs.ts'

const keyBytes = Buffer.alloc(64, 9)
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const under = {
  old: createFieldCipher(oldKey),
  both: createFieldCipher(newKey, oldKey),
  new: createFieldCipher(newKey),
}
const account: AccountDetails = {
  cardType: '1',
  channelNumber: '90006',
  bankCode: 'b',
  bankName: 'Bank',
  number: '001234567890',
  accountName: 'Ana',
  branch: '',
  city: '',
  birthDay: null,
}
const facts = {
  principalMinor: 1,
  range: null,
  ageYears: null,
  isBlocked: false,
  otherOpenLoans: 0,
  worstDaysPastDue: 0,
  worstDaysLateBefore: 0,
  monthly: null,
  heaviestMonthMinor: 1,
}
const reseal = { resealFields: jobHandlers.resealFields } as typeof jobHandlers

describe('fields sealed under a key that is exchanged', () => {
  const database = useDatabase(postgres)
  let people: People
  let withOld: Deps
  beforeAll(() => {
    people = openPeople(database())
    withOld = depsOf(under.old)
  })
  afterAll(() => people.close())

  const depsOf = (fieldCipher: FieldCipher, before: Uint8Array | null = null): Deps => ({
    ...people.deps,
    fieldCipher,
    config: { ...people.deps.config, fieldEncryptionKeyBefore: before },
  })

  interface Told {
    readonly person: Person
    readonly accountId: string
    readonly changeId: string
  }

  /** An application that a person looks at. */
  async function reviewed(tx: Tx, deps: Deps, borrowerId: string): Promise<void> {
    await tx.execute(
      `insert into product (id, market, name, logo, definition) values ('sealed', 'standard', 'Cash', '', '{}') on conflict do nothing`,
    )
    const asked = { borrowerId, productId: 'sealed', market: 'standard', principalMinor: 1 } as const
    const applicationId = await openApplication(tx, deps, asked)
    const at = deps.clock.now()
    await insertReview(tx, deps, {
      kind: 'referred',
      borrowerId,
      applicationId,
      orderId: null,
      principalMinor: 1,
      currency: 'PHP',
      askedAt: at,
      dueBy: at,
      rules: [],
      evidence: { facts, limits: usualDecisionLimits, termDays: 1, instalments: 1, told: { employer: 'Harbour' } },
    })
    await checked(tx, deps, { borrowerId, applicationId })
  }

  /** A credit bureau's file of its borrower. */
  async function checked(tx: Tx, deps: Deps, of: { borrowerId: string; applicationId: string }): Promise<void> {
    const at = deps.clock.now()
    const times = { agreedAt: at, askedAt: at, giveUpAt: at }
    const textHash = wordsHash('You may ask a bureau.')
    await tx.execute(
      `insert into agreement_text (hash, body, first_used_at) values ($1, 'You may ask a bureau.', $2) on conflict do nothing`,
      [textHash, at],
    )
    const check = { id: `K-${of.borrowerId}`, kind: 'bureau', provider: 'tests', ...of, ...times } as const
    await insertCheck(tx, { ...check, textHash })
    const found = { kind: 'bureau', finding: { outcome: 'noFile' }, reference: 'R1' } as const
    await keepFound(tx, deps, { ...check, answeredAt: null }, found)
  }

  /** A key that is kept, as each database has one. */
  async function keptKey({ fieldCipher }: Deps, borrowerId: string, first = keyBytes): Promise<string> {
    return Buffer.from(await lastingKey(people.db, fieldCipher, { name: `of ${borrowerId}`, first })).toString('hex')
  }

  /** One of everything that is sealed, of one borrower. */
  async function seal(deps: Deps): Promise<Told> {
    const { db } = people
    const person = await people.person()
    const { borrowerId } = person
    const bytes = new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
        .png()
        .toBuffer(),
    )
    await keptKey(deps, borrowerId)
    const accountId = await db.transaction((tx) => bindPayoutAccount(tx, deps, borrowerId, account))
    const { change } = await insertAccountChange(db, deps, { borrowerId, requestKey: null, details: account })
    await db.transaction(async (tx) => {
      await keepDetails(tx, deps, { borrowerId, step: 'identity' }, { idNumber: 'A1234567' })
      await insertContactChange(tx, deps, { borrowerId, kind: 'email', value: 'ana@mail.example', isProved: false })
      const opened = {
        caseNumber: `C-${borrowerId}`,
        orderId: null,
        type: 'account',
        subType: null,
        text: '',
        answerBy: null,
      } as const
      const asked = { borrowerId, caseId: `case-${borrowerId}`, askedAt: deps.clock.now() }
      await insertCase(tx, { ...opened, id: asked.caseId, borrowerId, openedAt: asked.askedAt })
      await insertNameChange(tx, deps, { ...asked, name: 'Ana Cruz' })
      await reviewed(tx, deps, borrowerId)
      const name = { accountId, borrowerId, provider: 'tests', askedAt: asked.askedAt, giveUpAt: asked.askedAt }
      await insertNameCheck(tx, name)
      await keepName(tx, deps, name, { outcome: 'same', accountName: 'Ana Cruz' })
    })
    Object.assign(people.deps, { fieldCipher: deps.fieldCipher })
    granted(
      await people.ask(
        uploadIdentityImage,
        { side: 'front' },
        { person, files: [{ field: identityImageField, bytes }] },
      ),
    )
    return { person, accountId, changeId: change.id }
  }

  /** Everything of a borrower, opened; throws where one cannot be. */
  async function opened({ person: { borrowerId }, accountId, changeId }: Told, deps: Deps): Promise<unknown[]> {
    const { db } = people
    const [review] = await reviewsOfBorrower(db, borrowerId)
    const [picture] = await identityPictures(db, borrowerId)
    const file = await deps.uploads.get(picture?.name ?? '')
    return [
      await openPayoutAccount(db, deps, { accountId, borrowerId }),
      (await findAccountChange(db, deps, changeId, borrowerId))?.details,
      (await openDetails(db, deps, { borrowerId, step: 'identity' }))?.details,
      (await waitingChange(db, deps, { borrowerId, kind: 'email' }))?.value,
      Buffer.from(deps.fieldCipher.openBytes(file ?? new Uint8Array(), borrowerId))
        .subarray(1, 4)
        .toString(),
      (await ownNameChanges(db, deps, borrowerId))[0]?.name,
      review === undefined ? null : (await openEvidence(db, deps, review))?.told.employer,
      (await openFound(db, deps, { id: `K-${borrowerId}`, borrowerId }))?.reference,
      await openAccountName(db, deps, { accountId, borrowerId }),
      await keptKey(deps, borrowerId, Buffer.alloc(0)),
    ]
  }
  const all = [
    account,
    account,
    { idNumber: 'A1234567' },
    'ana@mail.example',
    'PNG',
    'Ana Cruz',
    'Harbour',
    'R1',
    'Ana Cruz',
    keyBytes.toString('hex'),
  ]

  const counts = () => Promise.all(sealedPlaces.map(({ count }) => count(people.db, under.new.mark)))
  const oldOnes = async () => (await counts()).map(({ old }) => old)

  it('have a place wherever the schema has a sealed column', async () => {
    const tables = await people.db.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('secret', 'sealed_by') and data_type = 'bytea' order by 1`,
    )
    // A table more needs a place in `sealedPlaces` of api.ts.
    expect(tables.map(({ name }) => name)).toHaveLength(sealedPlaces.length)
  })

  it('are read under both keys, sealed anew by the job of a start, and need the one before no longer', async () => {
    const told = await seal(withOld)
    expect((await counts()).map(({ all: sealed, old }) => [sealed, old])).toEqual(sealedPlaces.map(() => [1, 1]))
    const exchanging = depsOf(under.both, oldKey)
    expect(await opened(told, exchanging)).toEqual(all)
    await expect(opened(told, depsOf(under.new))).rejects.toThrow('sealed under another key')
    // A start with one key has nothing to do.
    await scheduleResealing(depsOf(under.new))
    expect(await runDueJobs(reseal, exchanging)).toMatchObject({ done: 0 })
    await scheduleResealing(exchanging)
    expect(await runDueJobs(reseal, exchanging)).toMatchObject({ done: 1, failed: 0 })
    expect(await oldOnes()).toEqual(sealedPlaces.map(() => 0))
    expect(await opened(told, depsOf(under.new))).toEqual(all)
  })

  it('whose files were not restored are said to be missing, and no key is blamed', async () => {
    const told = await seal(withOld)
    const [picture] = await identityPictures(people.db, told.person.borrowerId)
    const exchanging = depsOf(under.both, oldKey)
    await exchanging.uploads.erase(picture?.name ?? '')
    const logged: unknown[] = []
    const log = {
      ...exchanging.log,
      error: (fields: unknown, sentence: string) => void logged.push([fields, sentence]),
    }
    await scheduleResealing(exchanging)
    await runDueJobs(reseal, { ...exchanging, log })
    expect(logged).toEqual([
      [{ kind: 'identityPictures', count: 1 }, 'files are missing: the uploads were not restored with the database'],
    ])
    await people.db.execute('delete from identity_picture where borrower_id = $1', [told.person.borrowerId])
  })

  it('that no key opens keep nothing else from it, and are counted', async () => {
    const lost = await seal(depsOf(createFieldCipher(Buffer.alloc(32, 3))))
    const told = await seal(withOld)
    const logged: unknown[] = []
    const exchanging = depsOf(under.both, oldKey)
    const log = { ...exchanging.log, error: (fields: unknown) => void logged.push(fields) }
    await scheduleResealing(exchanging)
    await runDueJobs(reseal, { ...exchanging, log })
    expect(await opened(told, depsOf(under.new))).toEqual(all)
    expect(logged).toEqual(sealedPlaces.map(({ what }) => ({ kind: what, count: 1 })))
    expect(await oldOnes()).toEqual(sealedPlaces.map(() => 1))
    await people.db.execute('delete from identity_picture where borrower_id = $1', [lost.person.borrowerId])
  })

  it('that change while they are sealed anew stay as they were changed', async () => {
    const told = await seal(withOld)
    const { borrowerId } = told.person
    const exchanging = depsOf(under.both, oldKey)
    const [details] = sealedPlaces.filter(({ what }) => what === 'applicationSteps')
    // The borrower saves the step between the look and the seal.
    const save = () =>
      people.db.transaction((tx) =>
        keepDetails(tx, exchanging, { borrowerId, step: 'identity' }, { idNumber: 'B7654321' }),
      )
    const db: Deps['db'] = {
      ...people.db,
      async execute(sql, values) {
        await save()
        return await people.db.execute(sql, values)
      },
    }
    await details?.reseal({ ...exchanging, db }, { id: `${borrowerId}/identity`, owner: borrowerId })
    expect((await openDetails(people.db, exchanging, { borrowerId, step: 'identity' }))?.details).toEqual({
      idNumber: 'B7654321',
    })
    // A picture that is taken away meanwhile leaves no file.
    const [picture] = await identityPictures(people.db, borrowerId)
    const name = picture?.name ?? ''
    granted(await people.ask(removeIdentityImage, { side: 'front' }, { person: told.person }))
    const [pictures] = sealedPlaces.filter(({ what }) => what === 'identityPictures')
    await pictures?.reseal(exchanging, { id: name, owner: borrowerId })
    expect(await people.deps.uploads.get(name)).toBeNull()
  })
})
