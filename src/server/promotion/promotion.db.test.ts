// Promotion: captchas, codes and registrations, and how little they tell about who is registered.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { everythingIn, granted, openPeople, type People } from '../../../tests/support/people.ts'
import { listOutbox } from '../outbox/sms/sms.ts'
import { createBorrower, findBorrowerByPhone } from '../people/borrower/borrower-store.ts'
import { getCaptchaImage, getCaptchaSession } from './get-captcha.ts'
import { getTemplate } from './get-template.ts'
import { visitor } from './test-visitor.ts'
import { trackClick, trackVisit } from './track-page.ts'

const eventsAMinute = 60

const countedRowsADay = 1_000

onPostgres('a registration', (database) => {
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
  const codeSent = async () => {
    const solved = await visit.captcha()
    granted(await visit.askCode(phone, solved))
    return { solved, code: await people.codeFor(phone) }
  }

  it('makes a borrower out of captcha, code and phone, and remembers the campaign', async () => {
    const { solved, code } = await codeSent()
    const campaign = {
      userName: ' Ana \u202eReyes ',
      templateId: '2',
      source: 'feed',
      utmTag: 'spring',
      inviteCode: 'X1',
    }
    expect(await visit.register(phone, code, solved, campaign)).toEqual({})
    const borrower = await findBorrowerByPhone(people.db, 'standard', phone)
    expect(borrower).toMatchObject({ name: 'Ana Reyes', clientKind: 'new' })
    const [kept] = await people.db.query<{ template_id: string; source: string; utm_tag: string; invite_code: string }>(
      'select template_id, source, utm_tag, invite_code from promotion_registration where borrower_id = $1',
      [borrower?.id ?? ''],
    )
    expect(kept).toEqual({ template_id: '2', source: 'feed', utm_tag: 'spring', invite_code: 'X1' })
  })

  it('takes the captcha in small letters', async () => {
    const { sid, captcha } = await visit.captcha()
    granted(await visit.askCode(phone, { sid, captcha: ` ${captcha.toLowerCase()} ` }))
  })

  it('sends no code for a wrong captcha, and to no wrong phone', async () => {
    const { sid, captcha } = await visit.captcha()
    expect(await visit.askCode('12345', { sid, captcha })).toEqual({ refused: 'phoneIsNotValid' })
    for (const text of ['', 'zzzz', `${captcha}x`]) {
      expect(await visit.askCode(phone, { sid, captcha: text })).toEqual({ refused: 'captchaIsWrong' })
    }
    expect(await listOutbox(people.db, phone, 'UTC')).toEqual([])
    // Three guesses were three: the right answer comes too late.
    expect(await visit.askCode(phone, { sid, captcha })).toEqual({ refused: 'captchaIsWrong' })
    granted(await visit.askCode(phone, { sid, captcha: await visit.drawn(sid) }))
  })

  it('takes a captcha once, within three minutes, and only its newest picture', async () => {
    const solved = await visit.captcha()
    granted(await visit.askCode(phone, solved))
    expect(await visit.askCode(people.newPhone(), solved)).toEqual({ refused: 'captchaIsWrong' })
    const old = await visit.captcha()
    people.pass(181)
    expect(await visit.askCode(people.newPhone(), old)).toEqual({ refused: 'captchaIsWrong' })
    const first = await visit.captcha()
    const second = await visit.drawn(first.sid)
    if (second !== first.captcha) {
      expect(await visit.askCode(people.newPhone(), first)).toEqual({ refused: 'captchaIsWrong' })
    }
    expect(await people.ask(getCaptchaImage, { sid: 'made-up' })).toEqual({ refused: 'notFound' })
    expect(await visit.askCode(phone, { sid: 'made-up', captcha: '' })).toEqual({ refused: 'captchaIsWrong' })
  })

  it('draws a picture that is no text, thirty times a minute in production', async () => {
    const { sid } = granted(await people.ask(getCaptchaSession, {}))
    const { bytes, mediaType } = granted(await people.ask(getCaptchaImage, { sid }))
    expect(mediaType).toBe('image/png')
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
    const strict = openPeople(people.db, { mode: 'production' })
    const answers = []
    for (let at = 0; at < 31; at += 1) answers.push(await strict.ask(getCaptchaSession, {}, { address: 'eager' }))
    expect(answers.map((answer) => 'sid' in answer).lastIndexOf(true)).toBe(29)
    expect(answers[30]).toMatchObject({ refused: 'tooManyRequests' })
    strict.close()
  })

  it('does not resend within a minute', async () => {
    await codeSent()
    expect(await visit.askCode(phone, await visit.captcha())).toMatchObject({ refused: 'codeWasJustSent' })
    people.pass(60)
    granted(await visit.askCode(phone, await visit.captcha()))
  })

  it('is refused with -1 for another captcha, and with a code that is not right', async () => {
    const { solved, code } = await codeSent()
    expect(await visit.register(phone, code, { ...solved, captcha: 'zzzz' })).toEqual({
      refused: 'captchaIsWrongAtRegistration',
    })
    expect(await visit.register(phone, code, { sid: 'made-up', captcha: solved.captcha })).toEqual({
      refused: 'captchaIsWrongAtRegistration',
    })
    const other = code === '111111' ? '222222' : '111111'
    expect(await visit.register(phone, other, solved)).toEqual({ refused: 'codeIsWrong' })
    expect(await visit.register('12345', code, solved)).toEqual({ refused: 'phoneIsNotValid' })
    granted(await visit.register(phone, code, solved))
  })

  it('cannot be made for another phone than the one whose captcha was solved', async () => {
    const { solved, code } = await codeSent()
    expect(await visit.register(people.newPhone(), code, solved)).toEqual({ refused: 'captchaIsWrongAtRegistration' })
  })

  it('can be made with a captcha that was drawn anew in the meantime', async () => {
    const { solved, code } = await codeSent()
    const captcha = await visit.drawn(solved.sid)
    granted(await visit.register(phone, code, { sid: solved.sid, captcha }))
  })

  it('is made once: the second is already registered', async () => {
    const { solved, code } = await codeSent()
    granted(await visit.register(phone, code, solved))
    expect(await visit.register(phone, code, { sid: solved.sid, captcha: await visit.drawn(solved.sid) })).toEqual({
      refused: 'phoneIsAlreadyRegistered',
    })
    expect(await visit.askCode(phone, await visit.captcha())).toEqual({ refused: 'phoneIsAlreadyRegistered' })
  })

  it('is refused with 11 when the phone was registered while the code was on its way', async () => {
    const { solved, code } = await codeSent()
    await createBorrower(people.db, people.deps, { market: 'standard', phone, language: 'en' })
    expect(await visit.register(phone, code, solved)).toEqual({ refused: 'phoneIsAlreadyRegistered' })
  })

  it('can be made for one phone after another on the same page', async () => {
    const { solved, code } = await codeSent()
    granted(await visit.register(phone, code, solved))
    const next = people.newPhone()
    const again = { sid: solved.sid, captcha: await visit.drawn(solved.sid) }
    granted(await visit.askCode(next, again))
    granted(await visit.register(next, await people.codeFor(next), again))
  })

  it('tells of three numbers a day, from one device or one address, whether they are registered', async () => {
    const strict = openPeople(people.db, { mode: 'production' })
    const guest = visitor(strict, { address: `curious-${phone}` })
    const answers: string[] = []
    for (let at = 0; at < 8; at += 1) {
      const known = await strict.person()
      const answer = await guest.askCode(known.phone, await guest.captcha(), `device-${phone}`)
      answers.push('refused' in answer ? answer.refused : 'sent')
      strict.pass(30)
    }
    expect(answers.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'phoneIsAlreadyRegistered'))
    expect(answers.slice(3)).toEqual(Array.from({ length: 5 }, () => 'sent'))
    const elsewhere = visitor(strict, { address: `other-${phone}` })
    const again = await elsewhere.askCode((await strict.person()).phone, await elsewhere.captcha(), `device-${phone}`)
    expect(again).toEqual({ resendSeconds: 60 })
    strict.close()
  })

  it('lets one device tell three of fifty registered numbers from fifty new ones', async () => {
    const strict = openPeople(people.db, { mode: 'production' })
    const device = `walking-${phone}`
    const told = { known: 0, new: 0 }
    for (let at = 0; at < 100; at += 1) {
      // From a place of its own each time: the device alone is what counts here.
      const guest = visitor(strict, { address: `walk-${phone}-${at}` })
      const isKnown = at % 2 === 0
      const number = isKnown ? (await strict.person()).phone : strict.newPhone()
      const answer = await guest.askCode(number, await guest.captcha(), device)
      if ('refused' in answer && answer.refused === 'phoneIsAlreadyRegistered') told[isKnown ? 'known' : 'new'] += 1
      strict.pass(3_600)
    }
    expect(told.new).toBe(0)
    // Three of each day's numbers; the walk takes a little more than four days.
    expect(told.known).toBeLessThanOrEqual(3 * 5)
    strict.close()
  })

  it('tells the owner of a registered phone what the asker is not told', async () => {
    const strict = openPeople(people.db, { mode: 'production' })
    const guest = visitor(strict, { address: `nosy-${phone}` })
    for (let at = 0; at < 3; at += 1) await guest.askCode(strict.newPhone(), await guest.captcha())
    const known = await strict.person()
    granted(await guest.askCode(known.phone, await guest.captcha()))
    const [message] = await listOutbox(strict.db, known.phone, 'UTC')
    expect(message?.text).toBe('You already have an account with Candor Lending. Please download the app and log in.')
    strict.close()
  })
})

onPostgres('a landing page', (database) => {
  let people: People
  beforeEach(() => {
    people?.close()
    people = openPeople(database())
  })
  afterAll(() => people.close())

  it('shows what the products of the market really are', async () => {
    const definition = {
      id: 'p1',
      market: 'standard',
      name: 'Cash',
      logo: '/logos/candor-cash.svg',
      minPrincipalMinor: 100_000,
      maxPrincipalMinor: 1_000_000,
      defaultPrincipalMinor: 500_000,
      termDays: 120,
      instalmentCount: 4,
      interest: { kind: 'flat', dailyRateMicros: 1_000 },
      fees: [],
      rollover: null,
      coolingOffDays: 3,
      late: { onceNewMinor: 0, onceRepeatMinor: 0, tiers: [], graceDays: 0 },
      earlyRepayment: { afterTermBps: 5_000, afterDays: 7, method: 'toTheDay' },
      allocation: ['penalty', 'fee', 'interest', 'principal'],
      manualWithdrawal: false,
    }
    await people.db.execute(
      `insert into product (id, market, name, logo, definition) values ('p1', 'standard', 'Cash', '/logos/candor-cash.svg', $1)
       on conflict do nothing`,
      [JSON.stringify(definition)],
    )
    expect(granted(await people.ask(getTemplate, {}))).toMatchObject({
      id: '1',
      appName: 'Candor Lending',
      amount: '₱\u00a010.000,00',
      rate: 'Interest from 0,1\u00a0% a day. Fees are shown before you agree.',
    })
    expect(granted(await people.ask(getTemplate, { templateId: '2' }, { language: 'id' })).title).toBe(
      'Senang bertemu lagi',
    )
  })

  it('shows published templates only', async () => {
    for (const templateId of ['3', '0', '-1', '1 or 1=1', 'x'.repeat(32)]) {
      expect(await people.ask(getTemplate, { templateId })).toEqual({ refused: 'notFound' })
    }
  })

  it('counts visits and clicks by day, and keeps no phone', async () => {
    for (let at = 0; at < 3; at += 1)
      granted(await people.ask(trackVisit, { pageId: '1', pageType: '1', utmTag: 'spring' }))
    granted(await people.ask(trackClick, { pageId: '1', phone: '13987654321', source: '13987654321' }))
    const rows = await people.db.query<{ kind: string; source: string; times: number }>(
      'select kind, source, times from promotion_count order by kind',
    )
    expect(rows).toEqual([
      { kind: 'click', source: 'other', times: 1 },
      { kind: 'visit', source: '', times: 3 },
    ])
    expect(await everythingIn(people.db, ['promotion_count', 'rate_window'])).not.toContain('13987654321')
  })

  it('answers any request, and counts sixty a minute from one address', async () => {
    people.pass(120)
    await people.db.execute('delete from promotion_count')
    for (let at = 0; at < eventsAMinute + 20; at += 1) {
      expect(await people.ask(trackVisit, { pageId: 'busy' }, { address: 'busy' })).toEqual({})
    }
    const [row] = await people.db.query<{ times: number }>('select times from promotion_count')
    expect(row?.times).toBe(eventsAMinute)
  })

  it('does not fill the table with made-up tags', async () => {
    await people.db.execute(
      `insert into promotion_count select '2026-11-20', 'visit', 'p' || n, '', '', '', '', '', 1
       from generate_series(1, $1) n on conflict do nothing`,
      [countedRowsADay],
    )
    for (let at = 0; at < 30; at += 1) {
      granted(await people.ask(trackVisit, { pageId: `made-up-${at}` }, { address: `a${at}` }))
    }
    const [counted] = await people.db.query<{ rows: number; other: number }>(
      `select count(*)::int as rows, coalesce(sum(times) filter (where page_id = 'other'), 0)::int as other
       from promotion_count where day = '2026-11-20'`,
    )
    expect(counted?.other).toBe(30)
    expect(counted?.rows).toBeLessThanOrEqual(countedRowsADay + 5)
  })
})

describe('registrations at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('use a captcha once, for however many phones it is tried', async () => {
    const people = openPeople(database())
    const visit = visitor(people)
    const solved = await visit.captcha()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit.askCode(people.newPhone(), solved)))
    expect(answers.filter((answer) => 'resendSeconds' in answer).length).toBeLessThanOrEqual(1)
    people.close()
  })

  it('make one borrower', async () => {
    const people = openPeople(database())
    const visit = visitor(people)
    const phone = people.newPhone()
    const solved = await visit.captcha()
    granted(await visit.askCode(phone, solved))
    const code = await people.codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit.register(phone, code, solved)))
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1)
    const rows = await people.db.query('select id from borrower where phone = $1', [phone])
    expect(rows).toHaveLength(1)
    people.close()
  })
})
