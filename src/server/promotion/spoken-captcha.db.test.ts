// The spoken captcha: a challenge of its own beside the picture, with the same limits; either answer is enough.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../tests/support/people.ts'
import { getCaptchaImage, getCaptchaSession, getCaptchaSound } from './get-captcha.ts'
import { visitor } from './test-visitor.ts'

onPostgres('a captcha that is listened to', (database) => {
  let people: People
  let visit: ReturnType<typeof visitor>
  let phone: string
  beforeEach(() => {
    people?.close()
    people = openPeople(database())
    visit = visitor(people)
    phone = people.newPhone()
  })
  afterAll(() => people.close())

  it('takes the spoken digits as well as the letters, and either one uses up both', async () => {
    const { sid, captcha } = await visit.captcha()
    const { captcha: heard } = await visit.spoken(sid)
    expect(heard).toMatch(/^\d{4}$/)
    granted(await visit.askCode(phone, { sid, captcha: heard }))
    for (const again of [heard, captcha])
      expect(await visit.askCode(people.newPhone(), { sid, captcha: again })).toEqual({ refused: 'captchaIsWrong' })
    granted(await visit.register(phone, await people.codeFor(phone), { sid, captcha: heard }))
    const other = await visit.captcha()
    const unheard = (await visit.spoken(other.sid)).captcha
    granted(await visit.askCode(people.newPhone(), other))
    expect(await visit.askCode(people.newPhone(), { sid: other.sid, captcha: unheard })).toEqual({
      refused: 'captchaIsWrong',
    })
  })

  it('needs no picture for a listener, and speaks again what was not understood', async () => {
    const { sid } = granted(await people.ask(getCaptchaSession, {}))
    expect(await visit.askCode(phone, { sid, captcha: '' })).toEqual({ refused: 'captchaIsWrong' })
    const first = await visit.spoken(sid)
    expect(await visit.spoken(sid)).toEqual(first)
    const sounds = new Set([first.sound])
    for (const look of ['second', 'third', 'fourth']) sounds.add((await visit.spoken(sid, look)).sound)
    expect(sounds.size).toBe(4)
    const { captcha } = await visit.spoken(sid, 'last')
    granted(await visit.askCode(phone, { sid, captcha }))
  })

  it('takes three guesses of what was spoken, within three minutes', async () => {
    const { sid } = granted(await people.ask(getCaptchaSession, {}))
    const { captcha } = await visit.spoken(sid)
    for (const text of ['', 'zzzz', `${captcha}0`])
      expect(await visit.askCode(phone, { sid, captcha: text })).toEqual({ refused: 'captchaIsWrong' })
    expect(await visit.askCode(phone, { sid, captcha })).toEqual({ refused: 'captchaIsWrong' })
    // The same look says other digits now: those were guessed too often.
    const second = await visit.spoken(sid)
    people.pass(181)
    expect(await visit.askCode(phone, { sid, captcha: second.captcha })).toEqual({ refused: 'captchaIsWrong' })
    granted(await visit.askCode(phone, { sid, captcha: (await visit.spoken(sid)).captcha }))
  })

  it('gives who draws pictures no more guesses of what was spoken, and the other way round', async () => {
    const { sid, captcha } = await visit.captcha()
    const { captcha: heard } = await visit.spoken(sid)
    for (let at = 0; at < 3; at += 1) {
      await visit.drawn(sid)
      await visit.askCode(phone, { sid, captcha: 'zzzz' })
    }
    expect(await visit.askCode(phone, { sid, captcha: heard })).toEqual({ refused: 'captchaIsWrong' })
    const next = await visit.captcha()
    for (let at = 0; at < 3; at += 1) {
      await visit.spoken(next.sid, `look-${at}`)
      await visit.askCode(phone, { sid: next.sid, captcha: 'zzzz' })
    }
    expect(await visit.askCode(phone, next)).toEqual({ refused: 'captchaIsWrong' })
    expect(captcha).toMatch(/^[A-Z0-9]{4}$/)
  })

  it('speaks thirty times a minute in production, pictures counted in, and nothing for a made-up number', async () => {
    expect(await people.ask(getCaptchaSound, { sid: 'made-up' })).toEqual({ refused: 'notFound' })
    const strict = openPeople(people.db, { mode: 'production' })
    const from = { address: `listening-${phone}` }
    const { sid } = granted(await strict.ask(getCaptchaSession, {}, from))
    granted(await strict.ask(getCaptchaImage, { sid }, from))
    const answers = []
    for (let at = 0; at < 29; at += 1) answers.push(await strict.ask(getCaptchaSound, { sid, look: `${at}` }, from))
    expect(answers.map((answer) => 'bytes' in answer).lastIndexOf(true)).toBe(27)
    expect(answers[28]).toMatchObject({ refused: 'tooManyRequests' })
    strict.close()
  })
})
