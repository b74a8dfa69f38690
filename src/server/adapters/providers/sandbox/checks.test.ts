// The demo's identity service and credit bureau: the end of a document's number says what they answer.

import { expect, it } from 'vitest'
import { date } from '../../../../core/calendar-date.ts'
import { sandboxChecks, sandboxEnds } from './checks.ts'

it.each([
  [sandboxEnds.noMatch, 'noMatch', 'file'],
  [sandboxEnds.partly, 'partly', 'file'],
  [sandboxEnds.cannotTell, 'cannotTell', 'file'],
  [sandboxEnds.noFile, 'match', 'noFile'],
  ['678', 'match', 'file'],
])('a document that ends in %s is %s and has %s', async (end, identified, filed) => {
  const { identity, bureau } = sandboxChecks('sandbox')
  const person = {
    fullName: 'Asha Verma',
    birthDate: date('1992-04-17'),
    idType: 'nationalId',
    phone: '9800000001',
  } as const
  const request = { ref: 'K1', person: { ...person, idNumber: `AB-1234 ${end}` } }
  expect(await identity?.check(request)).toMatchObject({ outcome: 'found', finding: { outcome: identified } })
  expect(await bureau?.check(request)).toMatchObject({ outcome: 'found', finding: { outcome: filed } })
  const away = { ref: 'K2', person: { ...person, idNumber: `AB-1234 ${sandboxEnds.away}` } }
  expect(await bureau?.check(away)).toEqual({ outcome: 'unknown' })
})
