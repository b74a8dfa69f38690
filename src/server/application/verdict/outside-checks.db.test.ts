// Asking others about an application: by consent, by a job, once each, and a person where the answer is unclear.

import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { everythingIn, granted, openPeople, type People, type Person } from '../../../../tests/support/people.ts'
import { identityImageField } from '../../../contracts/application.ts'
import type { BureauFinding, IdentityFinding } from '../../../core/application/outside-check.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { rulesDecider } from '../../adapters/own-rules/decider.ts'
import { storeProduct } from '../../catalogue/product/product-store.ts'
import { catalogue } from '../../catalogue/samples/products.ts'
import { sampleAnswers } from '../../demo/sample-answers.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { sayDataConsent, wordsHash } from '../../people/consent/data-consent-store.ts'
import type { CheckAnswer, CreditBureau, OutsideChecks } from '../../ports/outside-check.ts'
import { saveDataConsents } from '../data-consents.ts'
import { getCreditFlow } from '../get-credit-flow.ts'
import { uploadIdentityImage } from '../identity/identity-pictures.ts'
import { applicationData } from '../own-data.ts'
import { eraseFound, oldFindings, sealedFindings } from '../review/check-store.ts'
import { saveExtInfo, saveIdentityInfo, saveJobInfo, savePersonalInfo } from '../save-details.ts'
import { startApplication } from '../start-application.ts'
import { submitApplication } from '../submit-application.ts'
import { applicationJobs } from './outside-checks.ts'
import { limitsOf } from './verdict.ts'

const match: IdentityFinding = { outcome: 'match', reasons: [] }
const goodFile: BureauFinding = { outcome: 'file', score: 712, openLoans: 1, worstArrearsDays: 0 }
const found = <Finding>(finding: Finding): CheckAnswer<Finding> => ({
  outcome: 'found',
  finding,
  reference: 'CANARYREF',
})

function yes() {
  const { dataUse, creditCheck } = serverWordsFor('en').application.consents
  const version = ({ text }: { text: string }) => wordsHash(text).slice(0, 12)
  return {
    dataUse: true,
    dataUseVersion: version(dataUse),
    creditCheck: true,
    creditCheckVersion: version(creditCheck),
  }
}

type CheckRequest = Parameters<CreditBureau['check']>[0]

onPostgres('asking others about an application', (database) => {
  let people: People
  let ana: Person
  let asked: (CheckRequest & { readonly kind: string })[]
  let identity: () => CheckAnswer<IdentityFinding>
  let bureau: () => CheckAnswer<BureauFinding>

  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    for (const entry of catalogue) await storeProduct(people.db, people.deps.config, entry)
    ana = await people.person()
    await people.db.execute('update borrower set known_to_host = false, name = null where id = $1', [ana.borrowerId])
    asked = []
    identity = () => found(match)
    bureau = () => found(goodFile)
    const port = <Finding>(kind: string, answer: () => CheckAnswer<Finding>) => ({
      name: 'tests',
      markets: ['standard'] as const,
      check: async (request: CheckRequest) => {
        asked.push({ ...request, kind })
        return answer()
      },
    })
    const checks: OutsideChecks = {
      identity: port('identity', () => identity()),
      bureau: port('bureau', () => bureau()),
    }
    Object.assign(people.deps, { checks, decider: rulesDecider(limitsOf(people.deps)) })
  })
  afterAll(() => people.close())

  async function fillIn(income = '5000000'): Promise<string> {
    const from = { person: ana }
    const { application } = granted(await people.ask(startApplication, { productId: 'candor-cash' }, from))
    const personal = {
      birthDay: '1990-01-31',
      fullName: 'Canary Reyes',
      city: 'Canaryville',
      address: '12 Canary Street',
    }
    granted(await people.ask(savePersonalInfo, personal, from))
    const job = { ...sampleAnswers.job, employer: 'Canary Bakery', monthlyIncome: income }
    granted(await people.ask(saveJobInfo, job, from))
    granted(await people.ask(saveExtInfo, sampleAnswers.ext, from))
    granted(await people.ask(saveIdentityInfo, { idType: 'passport', idNumber: 'CANARY7788' }, from))
    const image = sharp({ create: { width: 64, height: 40, channels: 3, background: '#d8e0d0' } })
    const files = [{ field: identityImageField, bytes: new Uint8Array(await image.png().toBuffer()) }]
    granted(await people.ask(uploadIdentityImage, { side: 'front' }, { person: ana, files }))
    granted(await people.ask(saveDataConsents, yes(), from))
    return application.applicationId
  }

  const handIn = async (applicationId: string) =>
    granted(await people.ask(submitApplication, { applicationId }, { person: ana })).application
  const shown = async () => granted(await people.ask(getCreditFlow, {}, { person: ana })).application
  const run = () => runDueJobs(applicationJobs, people.deps)
  const stateOf = async (applicationId: string) =>
    (await people.db.query<{ state: string }>('select state from application where id = $1', [applicationId]))[0]?.state

  it('waits, says who is asked and by when a person decides, and is approved once both have answered', async () => {
    const applicationId = await fillIn()
    const waiting = await handIn(applicationId)
    expect(waiting).toMatchObject({ state: 'checking', reasons: [], review: { state: 'checking', by: '2026-11-21' } })
    expect(waiting.review?.text).toContain('Sample Identity Service and Sample Credit Bureau')
    expect(waiting.line[1]).toMatchObject({ step: 'approved', state: 'now' })
    // Handed in again, and begun again: it still waits, and no service is asked twice.
    expect((await handIn(applicationId)).state).toBe('checking')
    const again = granted(await people.ask(startApplication, { productId: 'candor-cash' }, { person: ana }))
    expect(again.application.applicationId).toBe(applicationId)
    expect(asked).toEqual([])
    await run()
    expect((await shown())?.state).toBe('approved')
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['bureau', 'identity'])
    expect(asked[0]?.person).toEqual({
      fullName: 'Canary Reyes',
      birthDate: '1990-01-31',
      idType: 'passport',
      idNumber: 'CANARY7788',
      phone: ana.phone,
    })
    const texts = await people.db.query<{ about: string }>(`select about from sms_message where about = $1`, [
      `${applicationId}:approved`,
    ])
    expect(texts).toHaveLength(1)
  })

  it('was applied for on the day on which it was sent, not when it was begun or answered', async () => {
    const applicationId = await fillIn()
    people.pass(86_400)
    const notes = ({ line }: { readonly line: readonly { readonly note: string }[] }) =>
      line.slice(0, 2).map(({ note }) => note.replace('\u00a0', ' '))
    const handedIn = await handIn(applicationId)
    expect(notes(handedIn)).toEqual(['21 Nov', 'our turn'])
    expect(handedIn.review?.text).toContain('by 22 Nov 2026')
    people.pass(86_400)
    await run()
    const approved = await shown()
    expect(approved?.state).toBe('approved')
    expect(notes(approved ?? { line: [] })).toEqual(['21 Nov', '22 Nov'])
  })

  it('asks no provider about a borrower whom our own rules decline', async () => {
    const { state, reasons } = await handIn(await fillIn('300000'))
    expect([state, reasons.map(({ reason }) => reason)]).toEqual(['declined', ['notAffordable']])
    await run()
    expect(asked).toEqual([])
  })

  it('is declined for what a bureau told, with the bureau’s name and where to see one’s own file', async () => {
    bureau = () => found({ outcome: 'file', score: 400, openLoans: 1, worstArrearsDays: 90 })
    const applicationId = await fillIn()
    await handIn(applicationId)
    await run()
    const declined = granted(await people.ask(getCreditFlow, { applicationId }, { person: ana })).application
    expect(declined?.state).toBe('declined')
    expect(declined?.reasons.map(({ reason }) => reason)).toEqual(['scoreTooLow', 'lateElsewhere'])
    for (const { remedy } of declined?.reasons ?? []) {
      expect(remedy).toContain('We asked Sample Credit Bureau')
      expect(remedy).toContain('https://bureau.example/my-file')
    }
  })

  describe.each([
    ['cannot tell', () => found({ outcome: 'cannotTell', reasons: [] } as IdentityFinding)],
    ['has lost its answer', (): CheckAnswer<IdentityFinding> => ({ outcome: 'lost' })],
    ['finds a part', () => found({ outcome: 'partly', reasons: ['nameIsSimilar'] } as IdentityFinding)],
    ['finds no match', () => found({ outcome: 'noMatch', reasons: ['nameDiffers'] } as IdentityFinding)],
  ] as const)('where the service %s', (_what, answer) => {
    it('leaves the decision to a person, and neither approves nor declines', async () => {
      identity = answer
      const applicationId = await fillIn()
      await handIn(applicationId)
      await run()
      expect(await stateOf(applicationId)).toBe('referred')
      const [review] = await people.db.query<{ rules: { rule: string; by?: string }[] }>(
        'select rules from application_review where subject_id = $1',
        [applicationId],
      )
      expect(review?.rules).toContainEqual({ rule: 'identityConfirmed', passed: false, by: 'unclear' })
    })
  })

  it.each(['unknown', 'notSent', 'refused'] as const)(
    'asks again by the same reference while the answer is %s, and a person decides after the promised hours',
    async (outcome) => {
      const failing = (
        outcome === 'refused' ? { outcome, reason: 'no subscription' } : { outcome }
      ) as CheckAnswer<never>
      bureau = () => failing
      const applicationId = await fillIn()
      await handIn(applicationId)
      for (let hours = 0; hours < 23; hours += 1) {
        await run()
        people.pass(3_600)
      }
      expect(await stateOf(applicationId)).toBe('checking')
      const refs = asked.filter(({ kind }) => kind === 'bureau').map(({ ref }) => ref)
      expect(refs.length).toBeGreaterThan(5)
      expect(new Set(refs).size).toBe(1)
      expect(asked.filter(({ kind }) => kind === 'identity')).toHaveLength(1)
      people.pass(2 * 3_600)
      await run()
      expect(await stateOf(applicationId)).toBe('referred')
    },
  )

  it('goes on where a later answer comes', async () => {
    bureau = () => ({ outcome: 'unknown' })
    const applicationId = await fillIn()
    await handIn(applicationId)
    await run()
    bureau = () => found(goodFile)
    people.pass(60)
    await run()
    expect(await stateOf(applicationId)).toBe('approved')
  })

  it('asks no provider after the consent was taken back, and ends', async () => {
    const applicationId = await fillIn()
    await handIn(applicationId)
    await people.db.transaction((tx) =>
      sayDataConsent(tx, {
        borrowerId: ana.borrowerId,
        purpose: 'creditCheck',
        agreed: false,
        language: 'en',
        words: serverWordsFor('en').application.consents.creditCheck.text,
        saidAt: people.now(),
        addressHash: 'here',
        deviceHash: 'phone',
      }),
    )
    await run()
    expect(asked).toEqual([])
    expect(await stateOf(applicationId)).toBe('ended')
  })

  it('takes no application with a consent to words that are no longer shown', async () => {
    const applicationId = await fillIn()
    await people.db.transaction((tx) =>
      sayDataConsent(tx, {
        borrowerId: ana.borrowerId,
        purpose: 'creditCheck',
        agreed: true,
        language: 'en',
        words: 'You may check my loans and payments here.',
        saidAt: people.now(),
        addressHash: 'here',
        deviceHash: 'phone',
      }),
    )
    expect(await people.ask(submitApplication, { applicationId }, { person: ana })).toMatchObject({
      refused: 'applicationIsIncomplete',
      fields: ['consent'],
    })
    expect(asked).toEqual([])
  })

  it('asks no provider in another market, without the lender’s words for it, and without people to decide', async () => {
    const { deps } = people
    for (const change of [
      { checks: { identity: null, bureau: null } },
      { lender: { ...deps.lender, checks: null } },
      { config: { ...deps.config, desk: null } },
    ]) {
      const before = { checks: deps.checks, lender: deps.lender, config: deps.config }
      Object.assign(deps, change)
      const applicationId = await fillIn()
      expect((await handIn(applicationId)).state).toBe('approved')
      Object.assign(deps, before)
      await people.db.execute(`update application set state = 'ended' where id = $1`, [applicationId])
    }
    await run()
    expect(asked).toEqual([])
  })

  it('keeps which consent it was asked by, what was found sealed, and neither for ever nor after the account', async () => {
    await people.db.execute('delete from application_check')
    const applicationId = await fillIn()
    await handIn(applicationId)
    await run()
    const [row] = await people.db.query<{ text: string; provider: string }>(
      `select body as text, provider from application_check join agreement_text on hash = text_hash
        where application_id = $1 and kind = 'bureau'`,
      [applicationId],
    )
    expect(row).toEqual({ text: serverWordsFor('en').application.consents.creditCheck.text, provider: 'tests' })
    const told = await everythingIn(people.db, ['application_check', 'application', 'application_review', 'job'])
    for (const canary of ['CANARYREF', 'CANARY7788', 'worstArrearsDays']) expect(told).not.toContain(canary)
    expect(await sealedFindings.count(people.db, people.deps.fieldCipher.mark)).toEqual({ all: 2, old: 0 })
    const { opened } = applicationData
    const copied = JSON.stringify(await opened?.rows(people.db, people.deps, ana.borrowerId))
    expect(copied).toContain('712')
    expect(await oldFindings.forget(people.db, people.now(), 10)).toBe(0)
    people.pass(1)
    expect(await oldFindings.forget(people.db, people.now(), 1)).toBe(1)
    expect((await sealedFindings.count(people.db, people.deps.fieldCipher.mark)).all).toBe(1)
    await people.db.transaction((tx) => eraseFound(tx, ana.borrowerId, people.now()))
    expect((await sealedFindings.count(people.db, people.deps.fieldCipher.mark)).all).toBe(0)
  })
})
