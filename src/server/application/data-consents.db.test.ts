// Consents beside an application in the database: each written down once, in the words that were shown, and so many a day.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { yesToBoth } from '../../../tests/support/said-consents.ts'
import { consentsGivenADay } from '../../core/application/application-fields.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { sayDataConsent, wordsHash } from '../people/consent/data-consent-store.ts'
import { listConsents } from '../profile/consents.ts'
import { listDataConsents, saveDataConsents } from './data-consents.ts'

onPostgres('saying yes and taking it back', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
  })
  afterAll(() => people.close())

  it('writes each word of consent down once, and the taking back beside it', async () => {
    const newsVersion = wordsHash(serverWordsFor('en').application.consents.news.text).slice(0, 12)
    const say = (news: boolean) =>
      people.ask(saveDataConsents, { ...yesToBoth('en'), news, newsVersion }, { person: ana })
    for (const news of [true, true, false]) granted(await say(news))
    const rows = await people.db.query<{ purpose: string; agreed: boolean }>(
      `select purpose, agreed from data_consent where borrower_id = $1 order by id`,
      [ana.borrowerId],
    )
    expect(rows).toEqual([
      { purpose: 'dataUse', agreed: true },
      { purpose: 'creditCheck', agreed: true },
      { purpose: 'news', agreed: true },
      { purpose: 'news', agreed: false },
    ])
    const { consents } = granted(await people.ask(listDataConsents, {}, { person: ana }))
    expect(consents.map(({ agreed }) => agreed)).toEqual([true, true, false])
    await expect(people.db.execute('update data_consent set agreed = true')).rejects.toThrow(/append-only/)
  })

  it('writes down so many consents a day, and a taking back each time that there is something to take back', async () => {
    const say = (language: string, news = false) => {
      const newsVersion = wordsHash(serverWordsFor(language).application.consents.news.text).slice(0, 12)
      return people.ask(saveDataConsents, { ...yesToBoth('en'), news, newsVersion }, { person: ana })
    }
    const rows = async () =>
      await people.db.query<{ agreed: boolean }>(
        `select agreed from data_consent where borrower_id = $1 and purpose = 'news' order by id`,
        [ana.borrowerId],
      )
    for (let given = 0; given < consentsGivenADay - 1; given += 1) {
      granted(await say('en', true))
      if (given < consentsGivenADay - 2) granted(await say('en'))
    }
    granted(await say('id', true))
    expect(await say('en', true)).toMatchObject({ refused: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    // What stands is said again as often as anybody likes, and taken back once, in whatever words.
    for (const language of ['id', 'id']) granted(await say(language, true))
    for (const language of ['en', 'id', 'en', 'hi']) granted(await say(language))
    expect((await rows()).filter(({ agreed }) => agreed)).toHaveLength(consentsGivenADay)
    expect((await rows()).filter(({ agreed }) => !agreed)).toHaveLength(consentsGivenADay - 1)
    people.pass(86_401)
    granted(await say('en', true))
  })

  it('keeps the words that were on the screen, whatever language was chosen since', async () => {
    granted(await people.ask(saveDataConsents, yesToBoth('id'), { person: ana }))
    const kept = await people.db.query(
      `select language, body from data_consent join agreement_text on hash = text_hash
        where borrower_id = $1 and purpose = 'dataUse'`,
      [ana.borrowerId],
    )
    expect(kept).toEqual([{ language: 'id', body: serverWordsFor('id').application.consents.dataUse.text }])
    const { consents } = granted(await people.ask(listDataConsents, {}, { person: ana }))
    expect(consents[0]).toMatchObject({ agreed: true, version: yesToBoth('en').dataUseVersion })
  })

  it('keeps no consent to words that are no longer shown, and ticks no box for an old one', async () => {
    const old = { ...yesToBoth('en'), creditCheckVersion: wordsHash('You may do as you please.').slice(0, 12) }
    const unsaid = { dataUse: true, creditCheck: true }
    for (const [said, fields] of [
      [old, ['creditCheck']],
      [unsaid, ['dataUse', 'creditCheck']],
    ] as const)
      expect(await people.ask(saveDataConsents, said, { person: ana })).toEqual({
        refused: 'consentHasChanged',
        fields,
      })
    expect(await people.db.query('select 1 from data_consent where borrower_id = $1', [ana.borrowerId])).toEqual([])
    const { borrowerId } = ana
    const words = { language: 'en', words: 'You may do as you please.', addressHash: 'a', deviceHash: 'd' }
    await people.db.transaction((tx) =>
      sayDataConsent(tx, { borrowerId, purpose: 'dataUse', agreed: true, saidAt: people.now(), ...words }),
    )
    const { consents } = granted(await people.ask(listDataConsents, {}, { person: ana }))
    expect(consents[0]).toMatchObject({ agreed: false, agreedAt: null })
    const { list } = granted(await people.ask(listConsents, {}, { person: ana }))
    expect(list).toContainEqual(expect.objectContaining({ id: 'dataUse', explanation: 'You may do as you please.' }))
  })
})
