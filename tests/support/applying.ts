// Applying for a loan over the wire: a stranger who logs in for the first time, and what one tells.

import sharp from 'sharp'
import { sampleAnswers } from '../../src/server/demo/sample-answers.ts'
import type { Product, WireAnswer } from './product.ts'
import { exactly, expectSuccess, flag, having, orNull, time, url, words } from './wire-shape.ts'

const login = '/hazel/service/login'
export const certify = '/hazel/v3/certify'

export type Stranger = Readonly<Record<string, string>>

export const personal = { ...sampleAnswers.personal, birthDay: '1994-05-06', fullName: 'Nguyễn Thị Ánh' }
export const job = { ...sampleAnswers.job, payDay: '30' }
export const { ext, identity } = sampleAnswers

export const step = having({
  code: exactly('personal', 'job', 'ext', 'identity', 'consent'),
  title: words,
  text: words,
  done: flag,
  savedAt: orNull(time),
  url,
})

export async function picture(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#d8e0d0' } })
  return await image.toFormat(format).toBuffer()
}

/** What somebody sends who agrees to what an application needs, in the words of this answer of `consent-init`. */
export function yesToWhatIsNeeded({ data }: WireAnswer): Record<string, string> {
  const asked = data.list as { code: string; required: number; version: string }[]
  const needed = asked.filter(({ required }) => required === 1)
  return Object.fromEntries(
    needed.flatMap(({ code, version }) => [
      [code, '1'],
      [`${code}Version`, version],
    ]),
  )
}

let strangers = 0

/** The ways of a stranger at a product. */
export function applying(product: () => Product) {
  /** Somebody who logs in for the first time. */
  async function stranger(): Promise<Stranger> {
    strangers += 1
    const phone = `1377000${String(strangers).padStart(4, '0')}`
    await product().call({ path: `${login}/send-sms-code`, fields: { phone } })
    const outbox = await product().call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
    const [{ code }] = JSON.parse(outbox.text) as [{ code: string }]
    return (await product().call({ path: `${login}/sms-code-login`, fields: { phone, code } })).data
  }

  const post = (path: string, query: Stranger, fields: Record<string, unknown> = {}) =>
    product().call({ path, query: query as Record<string, string>, fields })

  async function upload(who: Stranger, bytes: Buffer, side = 'front'): Promise<WireAnswer> {
    const boundary = 'candor-test'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="side"\r\n\r\n${side}\r\n--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    return await product().call({
      path: `${certify}/upload-image`,
      query: who as Record<string, string>,
      raw: { type: `multipart/form-data; boundary=${boundary}`, body },
    })
  }

  async function begin(who: Stranger, fields: Record<string, unknown> = {}): Promise<string> {
    const answer = await post('/hazel/v3/product/apply', who, { productId: 'candor-cash', ...fields })
    expectSuccess(answer, '0')
    return answer.data.application.applicationId
  }

  async function fillIn(who: Stranger, changes: Record<string, unknown> = {}): Promise<void> {
    expectSuccess(await post(`${certify}/save-personal-info`, who, { ...personal }), '0')
    expectSuccess(await post(`${certify}/save-job-info`, who, { ...job, ...changes }), '0')
    expectSuccess(await post(`${certify}/save-ext-info`, who, ext), '0')
    expectSuccess(await post(`${certify}/save-identity-info`, who, identity), '0')
    expectSuccess(await upload(who, await picture()), '0')
    const agreed = yesToWhatIsNeeded(await post(`${certify}/consent-init`, who))
    expectSuccess(await post(`${certify}/save-consent`, who, agreed), '0')
  }
  return { stranger, post, upload, begin, fillIn }
}
