// The adapter `decentro` against a stand-in that holds every request against Decentro's documentation (tests/vendors/decentro).

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bureauConformance, identityConformance } from '../../../../../tests/support/check-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import {
  bureauSecret,
  clientId,
  clientSecret,
  type DecentroStandIn,
  kycSecret,
  reportOf,
  startDecentro,
} from '../../../../../tests/vendors/decentro/stand-in.ts'
import { date } from '../../../../core/calendar-date.ts'
import type { CheckedPerson } from '../../../ports/outside-check.ts'
import { decentro } from './adapter.ts'

let vendor: DecentroStandIn
beforeEach(async () => {
  await vendor?.close()
  vendor = await startDecentro()
})
afterAll(() => vendor.close())

const person: CheckedPerson = {
  fullName: 'Asha Devi Verma',
  birthDate: date('1990-01-31'),
  idType: 'nationalId',
  idNumber: 'bnzpm 2501 f',
  phone: '9876543210',
}
const pan = 'BNZPM2501F'

const connect = (secret = clientSecret) => {
  const { identity, bureau } = decentro.connect({
    settings: decentro.manifest.settings.parse({
      DECENTRO_CLIENT_ID: clientId,
      DECENTRO_CLIENT_SECRET: secret,
      DECENTRO_KYC_SECRET: kycSecret,
      DECENTRO_BUREAU_SECRET: bureauSecret,
      DECENTRO_URL: vendor.url,
    }),
    ...sampleMeans,
  })
  if (identity === undefined || bureau === undefined) throw new Error('decentro lacks a port')
  return { identity, bureau }
}
const rig = (port: 'identity' | 'bureau') => ({
  provider: connect()[port],
  stranger: connect('another secret of the tests')[port],
  person,
  plan: vendor.plan,
  made: vendor.made,
  canaries: ['CANARY', '7777777', 'Verma', 'VERMA'],
})

identityConformance('decentro', () => ({
  ...rig('identity'),
  provider: connect().identity,
  stranger: connect('another secret of the tests').identity,
  know(what) {
    const names = { match: 'VERMA ASHA DEVI', similar: 'ASHA VERMA', another: 'PURNIMA SUBBA', nobody: '' }
    if (what === 'nobody') vendor.registry.delete(pan)
    else vendor.registry.set(pan, { idNumber: pan, idStatus: 'VALID', name: names[what] })
  },
}))

bureauConformance('decentro', () => ({
  ...rig('bureau'),
  provider: connect().bureau,
  stranger: connect('another secret of the tests').bureau,
  know(what) {
    if (what === 'nobody') vendor.files.delete(person.phone)
    else {
      const { score, openLoans, arrears } = what
      const months = ['000', `${arrears}+`, '*']
      vendor.files.set(person.phone, reportOf({ score: `${score}`, active: `${openLoans}`, months }))
    }
  },
}))

describe('identity at decentro', () => {
  const check = (of: Partial<CheckedPerson> = {}) =>
    connect().identity.check({ ref: 'A1:identity', person: { ...person, ...of } })

  it.each([
    ['nationalId', '2345 6789 0123'],
    ['nationalId', 'AB-1234 5678'],
    ['passport', 'P1234567'],
    ['driversLicence', '1234'],
  ] as const)('sends nobody a %s that no registry can be asked by', async (idType, idNumber) => {
    const calls = vendor.calls()
    expect(await check({ idType, idNumber })).toMatchObject({
      outcome: 'found',
      finding: { outcome: 'cannotTell', reasons: ['documentCannotBeAsked'] },
    })
    expect(vendor.calls()).toBe(calls)
  })

  it('asks about a voter’s card, a driving licence and the file number of a passport', async () => {
    vendor.registry.set('XYN0037192', { epicNo: 'XYN0037192', name: 'Asha Devi Verma', dateOfBirth: '' })
    vendor.registry.set('DL-0420110149646', {
      drivingLicenseNumber: 'DL-0420110149646',
      name: 'ASHA DEVI VERMA',
      dateOfBirth: '31/01/1990',
    })
    for (const [idType, idNumber] of [
      ['nationalId', 'xyn0037192'],
      ['driversLicence', 'DL-0420110149646'],
    ] as const) {
      const answer = await connect().identity.check({ ref: idNumber, person: { ...person, idType, idNumber } })
      expect(answer).toMatchObject({ outcome: 'found', finding: { outcome: 'match' } })
    }
    expect(await check({ idType: 'passport', idNumber: '8005090F1812040' })).toMatchObject({
      finding: { outcome: 'noMatch', reasons: ['documentUnknown'] },
    })
  })

  it.each([
    [{ name: 'ASHA DEVI VERMA', idStatus: 'DEACTIVATED' }, 'noMatch', ['documentNotValid']],
    [{ name: 'ASHA DEVI VERMA', dateOfBirth: '01/01/1980' }, 'noMatch', ['birthDateDiffers']],
    [{ name: ' ' }, 'cannotTell', []],
    [{}, 'cannotTell', []],
  ])('takes %o for no match', async (result, outcome, reasons) => {
    vendor.registry.set(pan, { idNumber: pan, ...result })
    expect(await check()).toMatchObject({ outcome: 'found', finding: { outcome, reasons } })
  })

  it('takes no answer about another document, and none in another shape', async () => {
    vendor.registry.set(pan, { idNumber: 'AAAPA0000A', idStatus: 'VALID', name: 'ASHA DEVI VERMA' })
    expect(await check()).toEqual({ outcome: 'unknown' })
    for (const body of [{}, [], { status: 'SUCCESS' }, { kycStatus: 'SUCCESS', status: 'SUCCESS', kycResult: 7 }]) {
      vendor.say({ status: 200, body })
      expect(await connect().identity.check({ ref: 'shape', person })).toEqual({ outcome: 'unknown' })
    }
  })
})

describe('the bureau at decentro', () => {
  const check = () => connect().bureau.check({ ref: 'A1:bureau', person })

  it.each([
    [{ score: '-1' }, { score: null }],
    [{ score: '4' }, { score: null }],
    [{ active: '' }, { openLoans: null }],
    [{ months: ['000', 'STD', '*', ''] }, { worstArrearsDays: 0 }],
    [{ months: ['61+', '000'] }, { worstArrearsDays: 61 }],
    [{ months: ['SUB'] }, { worstArrearsDays: 91 }],
    [{ months: ['000', 'NOBODY KNOWS'] }, { worstArrearsDays: null }],
  ])('reads of %o what stands there, and nothing else', async (figures, finding) => {
    vendor.files.set(person.phone, reportOf(figures))
    expect(await check()).toMatchObject({ outcome: 'found', finding: { outcome: 'file', ...finding } })
  })

  it.each([[{ error: { errorDesc: 'Internal error of the bureau' } }], [{}]])(
    'takes %o neither for a file nor for none',
    async (entry) => {
      vendor.files.set(person.phone, entry)
      expect(await check()).toEqual({ outcome: 'unknown' })
    },
  )

  it.each([
    ['error_module_credits_exhausted', 'refused'],
    ['error_no_subscription_found', 'refused'],
    ['error_provider_error', 'unknown'],
    ['error_decentro_error', 'unknown'],
    ['error_duplicate_reference_id', 'lost'],
  ])('takes %s for %s', async (responseKey, outcome) => {
    vendor.say({ status: 400, body: { status: 'FAILURE', responseKey, message: `Canary ${person.phone}` } })
    const answer = await check()
    expect(answer.outcome).toBe(outcome)
    expect(JSON.stringify(answer)).not.toContain(person.phone)
  })
})

describe('decentro', () => {
  it('does what it has the secret of a module for', () => {
    const given = { DECENTRO_CLIENT_ID: clientId, DECENTRO_CLIENT_SECRET: clientSecret }
    const settings = decentro.manifest.settings.parse({ ...given, DECENTRO_KYC_SECRET: kycSecret })
    expect(Object.keys(decentro.connect({ settings, ...sampleMeans }))).toEqual(['identity'])
  })

  it('knows its test account by the host', () => {
    const { isTestAccount } = decentro.manifest
    expect(isTestAccount({ DECENTRO_URL: 'https://in.staging.decentro.tech' })).toBe(true)
    expect(isTestAccount({})).toBe(false)
  })
})
