// Complaints from the first picture to the rating: whose they are, what they take, and what others can see of them.

import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { date } from '../../core/calendar-date.ts'
import type { Db } from '../db/database.ts'
import { fileErasureJobs } from '../jobs/file-erasure.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { listOutbox } from '../outbox/sms/sms.ts'
import { getComplaint, listComplaints } from './get-complaint.ts'
import { complaintJobs } from './jobs.ts'
import { uploadComplaintImage } from './picture/upload-complaint-image.ts'
import { readUpload } from './picture/uploads.ts'
import { rateComplaint, replyToComplaint } from './reply-to-complaint.ts'
import { saveComplaint } from './save-complaint.ts'
import { startComplaint } from './start-complaint.ts'
import { writeToCase } from './write-to-case.ts'

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const dataAddress = `data:image/png;base64,${png.toString('base64')}`
const nameIn = (address: string): string => address.split('/').at(-1) ?? ''

interface World {
  people: People
  ana: Person
}

/** The steps of these tests, each taken by Ana unless somebody else is named. */
function stage(database: () => Db) {
  let world: World | null = null
  const here = (): World => {
    if (world === null) throw new Error('the world is open inside tests only')
    return world
  }
  const upload = (bytes: Uint8Array = png, person = here().ana) =>
    here().people.ask(uploadComplaintImage, {}, { person, files: [{ field: 'problemImage', bytes }] })
  return {
    here,
    upload,
    async open() {
      world?.people.close()
      const people = openPeople(database())
      world = { people, ana: await people.person() }
    },
    close: () => here().people.close(),
    uploaded: async (person = here().ana) => granted(await upload(png, person)).url,
    save: (changes: object = {}, person = here().ana) =>
      here().people.ask(saveComplaint, { type: '3', text: 'I was charged twice.', ...changes }, { person }),
    show: (caseId: string, person = here().ana) => here().people.ask(getComplaint, { caseId }, { person }),
    rate: (caseId: string, stars: number, person = here().ana) =>
      here().people.ask(rateComplaint, { caseId, stars }, { person }),
  }
}

onPostgres('a complaint', (database) => {
  const { here, open, close, uploaded, save, show, rate } = stage(database)
  beforeEach(open)
  afterAll(close)

  it('can be about the orders of the borrower, newest first, with what each allows', async () => {
    const { people, ana } = here()
    const older = await people.order(ana, date('2026-10-20'))
    people.pass(60)
    const newer = await people.order(ana, 'inReview')
    await people.db.execute('update loan_order set collection_allowed = false where id = $1', [newer])
    const started = granted(await people.ask(startComplaint, {}, { person: ana }))
    expect(started.orders.map(({ orderId }) => orderId)).toEqual([newer, older])
    expect(started.order).toMatchObject({ orderId: newer, collectionAllowed: false, statusText: 'In review' })
    expect(started.orders[1]).toMatchObject({
      collectionAllowed: true,
      productName: 'Candor Cash',
      details: expect.arrayContaining([{ label: 'Loan amount', value: '₱\u00a05.000,00' }]),
    })
    expect(started.types[0]).toEqual({ title: 'Collection', value: '1' })
    const chosen = granted(await people.ask(startComplaint, { orderId: older }, { person: ana }))
    expect(chosen.order?.orderId).toBe(older)
  })

  it('can be started without any order, and not with somebody else’s', async () => {
    const { people, ana } = here()
    expect(granted(await people.ask(startComplaint, {}, { person: ana }))).toMatchObject({ order: null, orders: [] })
    const theirs = await people.order(await people.person(), 'inReview')
    expect(await people.ask(startComplaint, { orderId: theirs }, { person: ana })).toEqual({ refused: 'notFound' })
    expect(await people.ask(startComplaint, { orderId: 'L0' }, { person: ana })).toEqual({ refused: 'notFound' })
  })

  it('gets a number and a day, and is found again', async () => {
    const saved = granted(await save({ images: `${await uploaded()},${await uploaded()}` }))
    expect(saved.caseNumber).toMatch(/^C20261120-[2-9A-Y]{6}$/)
    expect(saved.answerBy).toBe('2026-11-25 23:59:59')
    const shown = granted(await show(saved.caseId))
    expect(shown).toMatchObject({
      type: 'Charges and terms',
      subType: '',
      content: 'I was charged twice.',
      answer: '',
      answerImages: [],
      ratingAsked: false,
      answeredAt: null,
      caseNumber: saved.caseNumber,
      openedAt: '2026-11-20 10:00:00',
    })
    expect(shown.images).toHaveLength(2)
    expect(shown.escalation.map(({ value }) => value)).toEqual([
      here().people.deps.config.supportEmail,
      here().people.deps.config.supportPhone,
      'Lending Supervision Office (sample), https://supervision.example',
    ])
    const [message] = await listOutbox(here().people.db, here().ana.phone, 'UTC')
    expect(message).toMatchObject({ purpose: 'complaint', text: expect.stringContaining(saved.caseNumber) })
  })

  it('about collection needs an order that allows it, and a sub-type', async () => {
    const { people, ana } = here()
    const orderId = await people.order(ana, date('2026-10-20'))
    const collection = { type: '1', subType: '11', orderId }
    expect(granted(await save(collection))).toBeDefined()
    expect(await save({ ...collection, subType: undefined })).toMatchObject({ refused: 'somethingIsMissing' })
    expect(await save({ ...collection, subType: '99' })).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(await save({ ...collection, orderId: '' })).toEqual({ refused: 'orderDoesNotAcceptCollectionComplaints' })
    await people.db.execute('update loan_order set collection_allowed = false where id = $1', [orderId])
    expect(await save(collection)).toEqual({ refused: 'orderDoesNotAcceptCollectionComplaints' })
    expect(granted(await save({ orderId }))).toBeDefined()
  })

  it('takes no type, order or text that is not right', async () => {
    const { people } = here()
    const theirs = await people.order(await people.person(), date('2026-10-20'))
    expect(await save({ type: '99' })).toEqual({ refused: 'valueIsNotAccepted', fields: ['problemType'] })
    expect(await save({ orderId: theirs })).toEqual({ refused: 'notFound' })
    expect(await save({ orderId: 'L0' })).toEqual({ refused: 'notFound' })
    expect(await save({ text: ' \n ' })).toEqual({ refused: 'complaintIsEmpty' })
    expect(await save({ text: 'x'.repeat(201) })).toMatchObject({ refused: 'complaintIsTooLong' })
  })

  it('takes nine pictures, each of the borrower and each for one case', async () => {
    const { people } = here()
    const own: string[] = []
    for (let at = 0; at < 10; at += 1) own.push(await uploaded())
    expect(await save({ images: own.join(',') })).toEqual({ refused: 'tooManyImages', values: { max: 9 } })
    const saved = granted(await save({ images: own.slice(0, 9).join(',') }))
    expect(granted(await show(saved.caseId)).images).toEqual(own.slice(0, 9))
    expect(await save({ images: own[0] })).toEqual({ refused: 'notFound' })
    const theirs = await uploaded(await people.person())
    for (const image of [
      theirs,
      'https://evil.example/x.jpg',
      '/uploads/../x.jpg',
      `/uploads/${'0'.repeat(32)}.jpg`,
      'x',
    ]) {
      expect(await save({ images: `${own[9]},${image}` }), image).toEqual({ refused: 'notFound' })
    }
    // The good picture beside a bad one was not used up.
    const absolute = `${people.deps.config.publicOrigin}${own[9]}?x=1`
    granted(await save({ images: absolute }))
  })

  it('comes five times a day, and again the next', async () => {
    for (let at = 0; at < 5; at += 1) granted(await save())
    expect(await save()).toEqual({ refused: 'tooManyComplaints', values: { max: 5 } })
    here().people.pass(86_400)
    granted(await save())
  })

  it('of somebody else is not there: not to see, not to rate, not in the list', async () => {
    const { people, ana } = here()
    const { caseId } = granted(await save())
    await replyToComplaint(people.deps, caseId, { text: 'Sorry.', images: [], needScore: true })
    const ben = await people.person()
    expect(await show(caseId, ben)).toEqual(await show('case_0', ben))
    for (const asked of [show(caseId, ben), rate(caseId, 5, ben)]) expect(await asked).toEqual({ refused: 'notFound' })
    const listed = (person: Person) => people.ask(listComplaints, {}, { person })
    expect(granted(await listed(ben)).tabs.map(({ items }) => items.length)).toEqual([0, 0, 0])
    expect(granted(await listed(ana)).tabs.map(({ items }) => items.length)).toEqual([1, 0, 1])
  })

  it('stands in the tab where it belongs, newest first', async () => {
    const { people, ana } = here()
    const first = granted(await save({ text: 'First' }))
    people.pass(60)
    const second = granted(await save({ text: 'Second', type: '7' }))
    await replyToComplaint(people.deps, first.caseId, { text: 'Done.', images: [], needScore: false })
    const { tabs } = granted(await people.ask(listComplaints, {}, { person: ana, language: 'id' }))
    expect(tabs.map(({ title, items }) => [title, items.map(({ content, state }) => `${content}: ${state}`)])).toEqual([
      ['Semua', ['Second: open', 'First: answered']],
      ['Terbuka', ['Second: open']],
      ['Terjawab', ['First: answered']],
    ])
    expect(tabs[0]?.items[0]).toEqual({
      id: second.caseId,
      time: '2026-11-20 10:01:00',
      type: 'Lainnya',
      content: 'Second',
      state: 'open',
    })
  })

  it('is answered with pictures, and rated once', async () => {
    const { people } = here()
    const { caseId } = granted(await save())
    expect(await rate(caseId, 5)).toEqual({ refused: 'ratingIsNotAsked' })
    const reply = { text: 'You are right.', images: [dataAddress, await uploaded()], needScore: true }
    expect(await replyToComplaint(people.deps, caseId, reply)).toBeNull()
    const shown = granted(await show(caseId))
    expect(shown).toMatchObject({ answer: 'You are right.', ratingAsked: true, answeredAt: '2026-11-20 10:00:00' })
    expect(shown.answerImages).toHaveLength(2)
    expect(await readUpload(people.deps, here().ana.borrowerId, nameIn(shown.answerImages[0] ?? ''))).toMatchObject({
      mediaType: 'image/png',
    })
    expect(await rate(caseId, 0)).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(granted(await rate(caseId, 4))).toEqual({ stars: 4 })
    expect(await rate(caseId, 5)).toEqual({ refused: 'alreadyRated' })
    expect(granted(await show(caseId)).ratingAsked).toBe(false)
  })

  it('can be answered anew: the old answer stays in the thread with its pictures, the stars stay', async () => {
    const { people, ana } = here()
    const { caseId } = granted(await save())
    await replyToComplaint(people.deps, caseId, { text: 'One', images: [dataAddress], needScore: true })
    const [old = ''] = granted(await show(caseId)).answerImages
    granted(await rate(caseId, 3))
    expect(await replyToComplaint(people.deps, caseId, { text: 'Two', images: [], needScore: false })).toBeNull()
    expect(granted(await show(caseId))).toMatchObject({
      answer: 'Two',
      answerImages: [],
      ratingAsked: false,
      thread: [
        { kind: 'answer', text: 'One', images: [old] },
        { kind: 'answer', text: 'Two', images: [] },
      ],
    })
    expect(await readUpload(people.deps, ana.borrowerId, nameIn(old))).not.toBeNull()
    expect(await rate(caseId, 5)).toEqual({ refused: 'alreadyRated' })
  })

  it('is answered only as a whole: a bad picture, a foreign link or an unknown case changes nothing', async () => {
    const { people } = here()
    const { caseId } = granted(await save())
    const answer = (images: string[], id = caseId) =>
      replyToComplaint(people.deps, id, { text: 'Half', images, needScore: true })
    expect(await answer([dataAddress, 'https://evil.example/x.png'])).toEqual({ refused: 'linkIsNotAllowed' })
    expect(await answer([dataAddress, `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`])).toEqual({
      refused: 'fileIsNoImage',
    })
    expect(await answer(Array.from({ length: 10 }, () => dataAddress))).toMatchObject({ refused: 'tooManyImages' })
    expect(await answer([], 'case_0')).toEqual({ refused: 'notFound' })
    expect(granted(await show(caseId))).toMatchObject({ answer: '', answeredAt: null })
  })

  it('is answered no more once its account is gone', async () => {
    const { people, ana } = here()
    const { caseId } = granted(await save())
    await people.db.execute('update borrower set deleted_at = $2, phone = null where id = $1', [
      ana.borrowerId,
      people.now(),
    ])
    const late = { text: 'Dear Ana', images: [dataAddress], needScore: false }
    expect(await replyToComplaint(people.deps, caseId, late)).toEqual({ refused: 'notFound' })
    const [kept] = await people.db.query('select answer from complaint where id = $1', [caseId])
    expect(kept).toEqual({ answer: null })
  })

  it('keeps text as text, in both directions, without what turns or hides it', async () => {
    const payload = '<img src=x onerror=alert(1)> \u202eevil\u2066 {{7*7}} javascript:alert(1)'
    const { caseId } = granted(await save({ text: payload }))
    await replyToComplaint(here().people.deps, caseId, { text: payload, images: [], needScore: false })
    const shown = granted(await show(caseId))
    expect(shown.content).toBe('<img src=x onerror=alert(1)> evil {{7*7}} javascript:alert(1)')
    expect(shown.answer).toBe(shown.content)
  })
})

onPostgres('a picture of a complaint', (database) => {
  const { here, open, close, upload, save, show } = stage(database)
  beforeEach(open)
  afterAll(close)

  it('has a name of ours and is seen by its owner alone', async () => {
    const { people, ana } = here()
    const { url } = granted(await upload())
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/)
    expect(await readUpload(people.deps, ana.borrowerId, nameIn(url))).toMatchObject({ mediaType: 'image/png' })
    expect(await readUpload(people.deps, (await people.person()).borrowerId, nameIn(url))).toBeNull()
    for (const name of ['', '..', '../../etc/passwd', 'x.png', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.svg`]) {
      expect(await readUpload(people.deps, ana.borrowerId, name), name).toBeNull()
    }
  })

  it('is not kept of an account that went while it was sent', async () => {
    const { people, ana } = here()
    await people.db.execute('update borrower set deleted_at = $2, phone = null where id = $1', [
      ana.borrowerId,
      people.now(),
    ])
    const put = vi.spyOn(people.deps.uploads, 'put')
    expect(await upload()).toEqual({ refused: 'sessionIsMissing' })
    expect(await people.deps.uploads.get(put.mock.calls[0]?.[0] ?? '')).toBeNull()
    const rows = await people.db.query('select name from complaint_image where borrower_id = $1', [ana.borrowerId])
    expect(rows).toEqual([])
  })

  it('goes after a week without a complaint, and stays with one', async () => {
    const { people } = here()
    const [unused, used] = [granted(await upload()).url, granted(await upload()).url]
    const { caseId } = granted(await save({ images: used }))
    const jobs = { ...complaintJobs, ...fileErasureJobs }
    const isThere = async (url: string) => (await people.deps.uploads.get(nameIn(url))) !== null
    people.pass(7 * 86_400 - 1)
    await runDueJobs(jobs, people.deps)
    expect([await isThere(unused), await isThere(used)]).toEqual([true, true])
    people.pass(1)
    await runDueJobs(jobs, people.deps)
    expect([await isThere(unused), await isThere(used)]).toEqual([false, true])
    expect(granted(await show(caseId)).images).toEqual([used])
    expect(await save({ images: unused })).toEqual({ refused: 'notFound' })
  })

  it('is no file that is no picture, none, or one that is too large', async () => {
    const { people, ana } = here()
    expect(await upload(Buffer.from('<svg onload=alert(1)>'))).toEqual({ refused: 'fileIsNoImage' })
    expect(await upload(new Uint8Array(0))).toEqual({ refused: 'fileIsNoImage' })
    expect(await upload(Buffer.alloc(5 * 1_048_576 + 1))).toEqual({
      refused: 'fileIsTooLarge',
      values: { megabytes: 5 },
    })
    expect(await people.ask(uploadComplaintImage, {}, { person: ana })).toEqual({ refused: 'fileIsNoImage' })
    const misnamed = [{ field: 'other', bytes: png }]
    expect(await people.ask(uploadComplaintImage, {}, { person: ana, files: misnamed })).toEqual({
      refused: 'fileIsNoImage',
    })
  })

  it('comes thirty times a day', async () => {
    for (let at = 0; at < 30; at += 1) granted(await upload())
    expect(await upload()).toEqual({ refused: 'tooManyUploads', values: { max: 30 } })
    here().people.pass(86_400)
    granted(await upload())
  })
})

describe('complaints at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)
  const { here, open, close, upload, save, show, rate } = stage(database)
  beforeEach(open)
  afterAll(close)

  it('are five a day', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(answers.filter((answer) => 'caseId' in answer)).toHaveLength(5)
  })

  it('share no picture', async () => {
    const { url } = granted(await upload())
    const answers = await Promise.all(Array.from({ length: 5 }, () => save({ images: url })))
    expect(answers.filter((answer) => 'caseId' in answer)).toHaveLength(1)
    const rows = await here().people.db.query('select id from complaint where borrower_id = $1', [
      here().ana.borrowerId,
    ])
    expect(rows).toHaveLength(1)
  })

  it('get twenty messages a day, one after the other, and an answer at that moment is never lost', async () => {
    const { people, ana } = here()
    const { caseId } = granted(await save())
    const write = (text: string) => people.ask(writeToCase, { caseId, text }, { person: ana })
    const reply = replyToComplaint(people.deps, caseId, { text: 'Done', images: [], needScore: false })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => write(`Message ${at}`)))
    expect(await reply).toBeNull()
    expect(answers.filter((answer) => 'state' in answer)).toHaveLength(20)
    expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'tooManyCaseMessages')).toHaveLength(10)
    const { thread, state } = granted(await show(caseId))
    expect(thread).toHaveLength(21)
    // A message after the answer opens the case again, once.
    const after = thread.slice(thread.findIndex(({ kind }) => kind === 'answer') + 1)
    expect(thread.filter(({ kind }) => kind === 'reopening')).toHaveLength(after.length === 0 ? 0 : 1)
    expect(state).toBe(after.length === 0 ? 'answered' : 'open')
  })

  it('ask for stars until they come, though a later answer does not ask', async () => {
    const { caseId } = granted(await save())
    for (const needScore of [false, true, false])
      await replyToComplaint(here().people.deps, caseId, { text: 'Done', images: [], needScore })
    expect(granted(await show(caseId)).ratingAsked).toBe(true)
  })

  it('are rated once, however many stars come', async () => {
    const { caseId } = granted(await save())
    await replyToComplaint(here().people.deps, caseId, { text: 'Done', images: [], needScore: true })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => rate(caseId, 1 + (at % 5))))
    expect(answers.filter((answer) => 'stars' in answer)).toHaveLength(1)
    expect(granted(await show(caseId)).ratingAsked).toBe(false)
  })
})
