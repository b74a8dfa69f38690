// The wire of an application's steps, from outside: forms, what they refuse, pictures of documents, consents.

import { beforeAll, describe, expect, it } from 'vitest'
import {
  applying,
  certify,
  ext,
  identity,
  job,
  personal,
  picture,
  type Stranger,
  step,
  yesToWhatIsNeeded,
} from '../support/applying.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  exactly,
  expectBadInput,
  expectRefusal,
  expectSuccess,
  flag,
  having,
  isTrueOrFalse,
  listOf,
  orNull,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const product = productOfFile()

const { stranger, post, upload } = applying(() => product)

describe('POST /hazel/v3/certify/...', () => {
  const item = having({
    code: words,
    cate: exactly('text', 'day', 'enum', 'money', 'digits', 'email'),
    title: words,
    subtitle: text,
    hint: text,
    value: text,
    note: listOf(having({ name: words, type: words })),
    required: isTrueOrFalse,
    workKinds: listOf(words),
    autocomplete: text,
  })
  let who: Stranger
  beforeAll(async () => {
    who = await stranger()
  })
  const save = (what: string, fields: Record<string, unknown>) => post(`${certify}/save-${what}-info`, who, fields)

  it('form-init describes each step', async () => {
    for (const name of ['personal', 'job', 'ext', 'identity']) {
      const answer = await post(`${certify}/form-init`, who, { step: name })
      expectSuccess(
        answer,
        '0',
        having({ step: exactly(name), title: words, items: listOf(item, 2), savedAt: orNull(time) }),
      )
    }
    expectBadInput(await post(`${certify}/form-init`, who, { step: 'consent' }), 'step')
    expectBadInput(await post(`${certify}/form-init`, who, {}), 'step')
  })

  it('save-personal-info refuses a birth date that cannot be, and one of a child, and keeps nothing of them', async () => {
    const year = product.server.deps.clock.now().getUTCFullYear()
    const future = await save('personal', { ...personal, birthDay: `${year + 2}-01-01` })
    expectRefusal(future, '47001', /Date of birth/)
    expect(future.data.fields).toEqual(['birthDay'])
    const child = await save('personal', { ...personal, birthDay: `${year - 11}-01-01` })
    expectRefusal(child, '47002', new RegExp(`You can apply from 1 Jan ${year + 7}`))
    const form = await post(`${certify}/form-init`, who, { step: 'personal' })
    expect(form.data.items.every((one: { value: string }) => one.value === '')).toBe(true)
  })

  it('names a field that is missing or not accepted, and knows no other', async () => {
    const missing = await save('personal', { ...personal, fullName: '' })
    expectRefusal(missing, '40001', 'Full name: please fill this in.')
    expect(missing.data.fields).toEqual(['fullName'])
    expectRefusal(await save('job', { ...job, workKind: 'pirate' }), '40002', /How do you earn money/)
    expectRefusal(await save('ext', { ...ext, otherPayments: '1.5' }), '40002', /[Oo]ther loan payments/)
    expectRefusal(await save('identity', { ...identity, idNumber: '?' }), '40002', /Number of the document/)
    expectBadInput(await save('personal', { ...personal, isAdmin: '1' }), 'isAdmin')
    expectBadInput(await save('job', { ...job, employer: 'x\u0000y' }), 'employer')
  })

  it('each save answers the step that comes next', async () => {
    const next = having({ nextStep: words, nextUrl: url })
    expectSuccess(await save('job', job), '0', next)
    expect((await save('ext', ext)).data.nextStep).toBe('personal')
    expect((await save('personal', personal)).data.nextStep).toBe('identity')
    const list = await post(`${certify}/certify-list`, who)
    expectSuccess(list, '0', having({ list: listOf(step, 5) }))
  })

  it('upload-image takes a picture by what it is, for its owner alone; a new one takes the place of the old', async () => {
    const none = await upload(who, Buffer.from('%PDF-1.7 not a picture'))
    expectRefusal(none, '46005')
    expectRefusal(await upload(who, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_300_000)])), '46006')
    expectBadInput(await upload(who, await picture(), 'inside'), 'side')
    expectSuccess(await save('identity', identity), '0')
    expect((await post(`${certify}/certify-list`, who)).data.list[3].done).toBe(0)
    const sent = await upload(who, await picture('jpeg'))
    expectSuccess(sent, '0', having({ side: exactly('front'), url }))
    const images = await post(`${certify}/image-list`, who)
    const image = having({
      side: exactly('front', 'back'),
      title: words,
      required: flag,
      url: text,
      savedAt: orNull(time),
    })
    expectSuccess(images, '0', having({ list: listOf(image, 2) }))
    expect((await post(`${certify}/certify-list`, who)).data.list[3].done).toBe(1)
    const seen = (query: Stranger) => product.call({ method: 'GET', path: sent.data.url, query })
    expect([(await seen(who)).status, (await seen(who)).headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await seen(await stranger())).status).toBe(404)
    expect((await seen({})).status).toBe(404)
    await upload(who, await picture())
    expect((await seen(who)).status).toBe(404)
  })

  it('remove-image erases the picture of one side, of its owner alone, and has nothing to do where there is none', async () => {
    const other = await stranger()
    const remove = (of: Stranger, side: string) => post(`${certify}/remove-image`, of, { side })
    const front = (await upload(who, await picture())).data.url
    const back = (await upload(who, await picture(), 'back')).data.url
    const there = async () =>
      (await post(`${certify}/image-list`, who)).data.list.map((one: { url: string }) => one.url)
    expect(await there()).toEqual([front, back])
    expectSuccess(await remove(other, 'front'), '0', having({ side: exactly('front') }))
    expect(await there()).toEqual([front, back])
    expectBadInput(await remove(who, 'inside'), 'side')
    expect((await post(`${certify}/remove-image`, {}, { side: 'front' })).status).toBe(401)
    expectSuccess(await remove(who, 'front'), '0', having({ side: exactly('front') }))
    expect(await there()).toEqual(['', back])
    expect((await product.call({ method: 'GET', path: front, query: who })).status).toBe(404)
    expect((await post(`${certify}/certify-list`, who)).data.list[3].done).toBe(0)
    expectSuccess(await remove(who, 'front'), '0')
    expectSuccess(await remove(who, 'back'), '0')
    expect(await there()).toEqual(['', ''])
    await upload(who, await picture())
  })

  it('save-consent keeps what was agreed to with the version of its words; the needed ones are needed', async () => {
    const consent = having({
      code: exactly('dataUse', 'creditCheck', 'news'),
      title: words,
      text: words,
      required: flag,
      agreed: flag,
      agreedAt: orNull(time),
      version: words,
    })
    const before = await post(`${certify}/consent-init`, who)
    expectSuccess(before, '0', having({ list: listOf(consent, 3) }))
    expect(before.data.list.map((one: { required: number; agreed: number }) => [one.required, one.agreed])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ])
    const yes = yesToWhatIsNeeded(before)
    const half = await post(`${certify}/save-consent`, who, { ...yes, creditCheck: '0' })
    expectRefusal(half, '47006', /Credit check/)
    expect(half.data.fields).toEqual(['creditCheck'])
    const other = await post(`${certify}/save-consent`, who, { ...yes, dataUseVersion: '0123456789ab' })
    expectRefusal(other, '47008', /read it again/)
    expect(other.data.fields).toEqual(['dataUse'])
    const { creditCheckVersion: _unsaid, ...unsaid } = yes
    expect((await post(`${certify}/save-consent`, who, unsaid)).data.fields).toEqual(['creditCheck'])
    const none = await post(`${certify}/consent-init`, who)
    expect(none.data.list.map((one: { agreed: number }) => one.agreed)).toEqual([0, 0, 0])
    expectSuccess(await post(`${certify}/save-consent`, who, { ...yes, news: '0' }), '0')
    const after = await post(`${certify}/consent-init`, who)
    expect(after.data.list.map((one: { agreed: number }) => one.agreed)).toEqual([1, 1, 0])
    expectBadInput(await post(`${certify}/save-consent`, who, { dataUse: 'yes', creditCheck: '1' }), 'dataUse')
  })
})
