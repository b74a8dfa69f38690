// Applications in the database: what is sealed, what happens at the same moment, and what an erased account leaves.

import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import {
  allTables,
  everythingIn,
  granted,
  openPeople,
  type People,
  type Person,
} from '../../../tests/support/people.ts'
import { yesToBoth } from '../../../tests/support/said-consents.ts'
import { sampleLender } from '../../../tests/support/sample-lender.ts'
import { identityImageField } from '../../contracts/application.ts'
import { writtenDate } from '../../core/written-date.ts'
import { rulesDecider } from '../adapters/own-rules/decider.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { sampleAnswers } from '../demo/sample-answers.ts'
import { deleteAccount, sendDeletionCode } from '../identity/delete-account.ts'
import { fileErasureJobs } from '../jobs/file-erasure.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { getOffer } from '../offer/get-offer.ts'
import { findBorrower } from '../people/borrower/borrower-store.ts'
import { withdrawConsent } from '../profile/consents.ts'
import { saveDataConsents } from './data-consents.ts'
import { getApplicationForm } from './get-application-form.ts'
import { getCreditFlow } from './get-credit-flow.ts'
import { getProduct } from './get-product.ts'
import { removeIdentityImage, uploadIdentityImage } from './identity/identity-pictures.ts'
import { saveExtInfo, saveIdentityInfo, saveJobInfo, savePersonalInfo } from './save-details.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { limitsOf } from './verdict/verdict.ts'

const personal = { birthDay: '1990-01-31', fullName: 'Canary Reyes', city: 'Canaryville', address: '12 Canary Street' }
const job = { ...sampleAnswers.job, employer: 'Canary Bakery', monthlyIncome: '1234567' }
const ext = { ...sampleAnswers.ext, purpose: 'health' }
const identity = { idType: 'passport', idNumber: 'CANARY7788' }
const canaries = ['Canary', 'CANARY', '1234567', '1990-01-31']

async function stranger(people: People): Promise<Person> {
  const person = await people.person()
  await people.db.execute('update borrower set known_to_host = false, name = null where id = $1', [person.borrowerId])
  return person
}

function pick(told: Record<string, string>, of: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in of))
}

async function picture(): Promise<Uint8Array> {
  const image = sharp({ create: { width: 64, height: 40, channels: 3, background: '#d8e0d0' } })
  return new Uint8Array(await image.png().toBuffer())
}

async function upload(people: People, person: Person): Promise<string> {
  const files = [{ field: identityImageField, bytes: await picture() }]
  return (
    granted(await people.ask(uploadIdentityImage, { side: 'front' }, { person, files }))
      .url.split('/')
      .at(-1) ?? ''
  )
}

/** `told` stands in for what the tests usually tell. */
async function fillIn(people: People, person: Person, told: Record<string, string> = {}): Promise<string> {
  const from = { person }
  const begun = granted(await people.ask(startApplication, { productId: 'candor-cash' }, from))
  granted(await people.ask(savePersonalInfo, { ...personal, ...pick(told, personal) }, from))
  granted(await people.ask(saveJobInfo, { ...job, ...pick(told, job) }, from))
  granted(await people.ask(saveExtInfo, ext, from))
  granted(await people.ask(saveIdentityInfo, { ...identity, ...pick(told, identity) }, from))
  await upload(people, person)
  granted(await people.ask(saveDataConsents, yesToBoth('en'), from))
  return begun.application.applicationId
}

onPostgres('an application', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    for (const entry of catalogue) await storeProduct(people.db, people.deps.config, entry)
    ana = await stranger(people)
  })
  afterAll(() => people.close())

  it('is decided by the limits of the lender, which its conditions name and its decision keeps', async () => {
    const limits = { ...sampleLender.limits, version: 'strict/1', paymentsOfIncomeBpsAtMost: 500, referredAboveBps: 0 }
    const lender = { ...sampleLender, limits, checks: null }
    Object.assign(people.deps, { lender, decider: rulesDecider(limitsOf({ lender })) })
    const product = granted(await people.ask(getProduct, { productId: 'candor-cash' }, { person: ana }))
    expect(product.conditions.join()).toMatch(/\b5\s%/)
    const applicationId = await fillIn(people, ana)
    const { application } = granted(await people.ask(submitApplication, { applicationId }, { person: ana }))
    expect([application.state, application.reasons.map(({ reason }) => reason)]).toEqual([
      'declined',
      ['notAffordable'],
    ])
    const [kept] = await people.db.query('select decision->$2 as limits from application where id = $1', [
      applicationId,
      'limits',
    ])
    expect(kept).toEqual({ limits })
  })

  it('keeps the answers sealed, and offers them on every device', async () => {
    await fillIn(people, ana)
    const told = await everythingIn(people.db, [
      'application',
      'application_details',
      'identity_picture',
      'data_consent',
    ])
    for (const canary of canaries) expect(told).not.toContain(canary)
    const phone = { ...ana, caller: { ...ana.caller, deviceId: 'another-phone' } }
    const form = granted(await people.ask(getApplicationForm, { step: 'job' }, { person: phone }))
    expect(form.items.map(({ code, value }) => [code, value])).toEqual([
      ['workKind', 'employed'],
      ['employer', 'Canary Bakery'],
      ['monthlyIncome', '1234567'],
    ])
    const flow = granted(await people.ask(getCreditFlow, {}, { person: phone }))
    expect([flow.nextStep, flow.application?.stepsDone]).toEqual(['', 5])
  })

  it('stores the picture of a document sealed for its owner, and erases the one that it replaces', async () => {
    const first = await upload(people, ana)
    const stored = await people.deps.uploads.get(first)
    expect(
      Buffer.from(stored ?? [])
        .subarray(1, 4)
        .toString('latin1'),
    ).not.toBe('PNG')
    const opened = people.deps.fieldCipher.openBytes(stored ?? new Uint8Array(), ana.borrowerId)
    expect(Buffer.from(opened).subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(() => people.deps.fieldCipher.openBytes(stored ?? new Uint8Array(), 'somebody else')).toThrow()
    const second = await upload(people, ana)
    await runDueJobs(fileErasureJobs, people.deps)
    expect(await people.deps.uploads.get(first)).toBeNull()
    expect(await people.deps.uploads.get(second)).not.toBeNull()
  })

  it('writes down every rule and its outcome, and nothing of the figures', async () => {
    const applicationId = await fillIn(people, ana, { monthlyIncome: '300000' })
    const { application } = granted(await people.ask(submitApplication, { applicationId }, { person: ana }))
    expect(application.reasons.map(({ reason }) => reason)).toEqual(['notAffordable'])
    const [row] = await people.db.query<{ state: string; decision: { rules: { rule: string; passed: boolean }[] } }>(
      'select state, decision from application where id = $1',
      [applicationId],
    )
    expect(row?.state).toBe('declined')
    expect(row?.decision.rules.filter(({ passed }) => !passed)).toEqual([{ rule: 'affordable', passed: false }])
    expect(row?.decision.rules).toHaveLength(7)
    expect(JSON.stringify(row)).not.toContain('300000')
  })

  it('writes the name for the papers, and leaves a birthday that is refused alone', async () => {
    granted(await people.ask(savePersonalInfo, personal, { person: ana }))
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({
      name: 'Canary Reyes',
      birthDate: '1990-01-31',
    })
    const child = await people.ask(savePersonalInfo, { ...personal, birthDay: '2015-05-05' }, { person: ana })
    expect(child).toMatchObject({ refused: 'applicantIsTooYoung', fields: ['birthDay'] })
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({ birthDate: '1990-01-31' })
  })

  it('that is approved holds for seven days', async () => {
    const applicationId = await fillIn(people, ana)
    const { application } = granted(await people.ask(submitApplication, { applicationId }, { person: ana }))
    expect([application.state, application.validUntil]).toEqual(['approved', '2026-11-27'])
    expect(application.line[0]?.note).toBe('20\u00a0Nov')
    // On the last day, too, the offer names the last day: what is made anew each day does not last longer than the approval.
    people.pass(7 * 86_400)
    const { retentionText } = granted(await people.ask(getOffer, { productId: 'candor-cash' }, { person: ana }))
    expect(retentionText).toContain(`until ${writtenDate('en')('2026-11-27')}.`)
    people.pass(86_400)
    const later = granted(await people.ask(getCreditFlow, { applicationId }, { person: ana }))
    expect([later.application?.state, later.application?.nextUrl]).toEqual(['ended', '/product?productId=candor-cash'])
  })

  it('is told how long a block lasts, and taken on the day after', async () => {
    await people.db.execute(`update borrower set blocked_until = '2026-11-25' where id = $1`, [ana.borrowerId])
    const refused = await people.ask(startApplication, { productId: 'candor-cash' }, { person: ana })
    expect(refused).toMatchObject({ refused: 'applyingIsNoUse', values: { reason: 'blocked', retryOn: '2026-11-26' } })
    people.pass(6 * 86_400)
    granted(await people.ask(startApplication, { productId: 'candor-cash' }, { person: ana }))
  })

  it('is declined for what came between the beginning and the end, and barred until the day that it names', async () => {
    const applicationId = await fillIn(people, ana)
    await people.db.execute(`update borrower set blocked_until = '2026-11-25' where id = $1`, [ana.borrowerId])
    const { application } = granted(await people.ask(submitApplication, { applicationId }, { person: ana }))
    expect(application.reasons).toMatchObject([{ reason: 'blocked', retryOn: '2026-11-26' }])
    await people.db.execute('update borrower set blocked_until = null where id = $1', [ana.borrowerId])
    const early = await people.ask(startApplication, { productId: 'candor-cash' }, { person: ana })
    expect(early).toMatchObject({ values: { reason: 'tooSoon', retryOn: '2026-11-26' } })
    people.pass(6 * 86_400)
    granted(await people.ask(startApplication, { productId: 'candor-cash' }, { person: ana }))
  })

  it('is not decided where a consent was taken back during the review', async () => {
    const applicationId = await fillIn(people, ana)
    const { decider } = people.deps
    const thinking = openPeople(people.db)
    Object.assign(thinking.deps, {
      decider: {
        async decide(...asked: Parameters<typeof decider.decide>) {
          granted(await people.ask(withdrawConsent, { consentId: 'creditCheck' }, { person: ana }))
          return await decider.decide(...asked)
        },
      },
    })
    const decided = await thinking.ask(submitApplication, { applicationId }, { person: ana })
    thinking.close()
    expect(decided).toMatchObject({ refused: 'applicationIsIncomplete', fields: ['consent'] })
    const flow = granted(await people.ask(getCreditFlow, { applicationId }, { person: ana }))
    expect([flow.application?.state, flow.nextStep]).toEqual(['open', 'consent'])
  })

  it('erases the file of a picture that is taken away', async () => {
    const name = await upload(people, ana)
    granted(await people.ask(removeIdentityImage, { side: 'front' }, { person: ana }))
    await runDueJobs(fileErasureJobs, people.deps)
    expect(await people.deps.uploads.get(name)).toBeNull()
  })

  it('takes nothing more for an account that is gone, and keeps no file', async () => {
    await people.db.execute('update borrower set deleted_at = $2, phone = null where id = $1', [
      ana.borrowerId,
      people.now(),
    ])
    const from = { person: ana }
    const put = vi.spyOn(people.deps.uploads, 'put')
    const files = [{ field: identityImageField, bytes: await picture() }]
    const answers = [
      await people.ask(startApplication, { productId: 'candor-cash' }, from),
      await people.ask(savePersonalInfo, personal, from),
      await people.ask(saveDataConsents, yesToBoth('en'), from),
      await people.ask(uploadIdentityImage, { side: 'front' }, { ...from, files }),
      await people.ask(removeIdentityImage, { side: 'front' }, from),
    ]
    for (const answer of answers) expect(answer).toEqual({ refused: 'sessionIsMissing' })
    const [name = ''] = put.mock.calls.map(([stored]) => stored)
    expect(name).toMatch(/^id-/)
    expect(await people.deps.uploads.get(name)).toBeNull()
    for (const table of ['application', 'application_details', 'data_consent', 'identity_picture']) {
      expect(await people.db.query(`select 1 from ${table} where borrower_id = $1`, [ana.borrowerId]), table).toEqual(
        [],
      )
    }
  })

  it('leaves nothing of the person when the account goes', async () => {
    const vanishing = {
      birthDay: '1981-07-09',
      fullName: 'Vanishing Vera',
      city: 'Vanishville',
      employer: 'Vanishing Bakery',
      idNumber: 'VANISH99',
    }
    await fillIn(people, ana, vanishing)
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({ name: 'Vanishing Vera' })
    const name = await upload(people, ana)
    granted(await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }))
    const code = await people.codeFor(ana.phone)
    granted(await people.ask(deleteAccount, { phone: ana.phone, code }))
    await runDueJobs(fileErasureJobs, people.deps)
    const after = await everythingIn(people.db, await allTables(people.db))
    for (const gone of Object.values(vanishing)) expect(after, gone).not.toContain(gone)
    expect(await people.deps.uploads.get(name)).toBeNull()
    const sealed = await people.db.query<{ secret: Uint8Array }>(
      'select secret from application_details where borrower_id = $1',
      [ana.borrowerId],
    )
    expect(sealed.map(({ secret }) => secret.length)).toEqual([0, 0, 0, 0])
  })
})

describe('applications at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('are one when they are begun, and decided once', async () => {
    const people = openPeople(database())
    for (const entry of catalogue) await storeProduct(people.db, people.deps.config, entry)
    const ana = await stranger(people)
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => people.ask(startApplication, { productId: 'candor-cash' }, { person: ana })),
    )
    expect(new Set(begun.map((one) => granted(one).application.applicationId)).size).toBe(1)
    const applicationId = await fillIn(people, ana)
    const decided = await Promise.all(
      Array.from({ length: 20 }, () => people.ask(submitApplication, { applicationId }, { person: ana })),
    )
    for (const one of decided) expect(granted(one).application.state).toBe('approved')
    expect(new Set(decided.map((one) => granted(one).application.decidedAt)).size).toBe(1)
    people.close()
  })

  it('leave one live picture of a side', async () => {
    const people = openPeople(database())
    const ana = await stranger(people)
    await Promise.all(Array.from({ length: 8 }, () => upload(people, ana)))
    const live = await people.db.query(
      'select name from identity_picture where borrower_id = $1 and replaced_at is null',
      [ana.borrowerId],
    )
    expect(live).toHaveLength(1)
    people.close()
  })
})
