// What a phone told at the moment at which its account went.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../../tests/support/people.ts'
import { askDeviceConsent } from './ask-consent.ts'
import { saveDeviceInfo, saveLocation } from './save-device-data.ts'

onPostgres('what a phone tells', (database) => {
  let people: People
  beforeEach(() => {
    people?.close()
    people = openPeople(database())
  })
  afterAll(() => people.close())

  it('is not kept for an account that is gone, whatever was agreed to', async () => {
    const ana = await people.person()
    const ask = async (kind: 'location' | 'deviceInfo') =>
      granted(await people.ask(askDeviceConsent, { kind }, { person: ana })).consentRef
    const [place, phone] = [await ask('location'), await ask('deviceInfo')]
    await people.db.execute('update borrower set deleted_at = $2, phone = null where id = $1', [
      ana.borrowerId,
      people.now(),
    ])
    const told = [
      await people.ask(
        saveLocation,
        { consentRef: place, agreed: true, latitude: '14.6', longitude: '121.0' },
        { person: ana },
      ),
      await people.ask(
        saveDeviceInfo,
        { consentRef: phone, agreed: true, os: 'android', osVersion: '15' },
        { person: ana },
      ),
    ]
    expect(told).toEqual([{ refused: 'sessionIsMissing' }, { refused: 'sessionIsMissing' }])
    expect(await people.db.query('select 1 from device_fact where borrower_id = $1', [ana.borrowerId])).toEqual([])
  })
})
