// The picture of a pay code as a file: for its owner's session, as a cookie or in the address, and for no other session.

import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { createSession } from '../../people/session/session-store.ts'
import { createPayCode } from './create-pay-code.ts'
import { getPayCode } from './get-pay-code.ts'
import { servePayImages } from './serve-pay-images.ts'

onPostgres('the picture of a pay code', (database) => {
  let world: World
  let app: FastifyInstance
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
    app = Fastify()
    servePayImages(app, world.deps)
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })

  const session = ({ borrowerId }: Borrower) =>
    createSession(world.db, world.deps, { borrowerId, kind: 'api', deviceId: 'test', params: {} })
  const address = async (channelNumber: string) => {
    const wish = { orderId: who.orderId, amountMinor: 140_000, channelNumber }
    const { ref } = granted(await world.call(createPayCode, who, wish))
    return { ref, image: granted(await world.call(getPayCode, who, { ref })).image }
  }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

  it('opens for its owner by the session in the query, in a bearer header, and in the cookie of the page', async () => {
    const { image } = await address('m-wallet')
    const token = await session(who)
    const answers = [
      await get(`${image}?sessionId=${token}`),
      await get(image, { authorization: `Bearer ${token}` }),
      await get(image, { cookie: `other=1; sid=t=${token}&u=${who.borrowerId}` }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/svg+xml')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['content-security-policy']).toContain('sandbox')
      expect(answer.body).toMatch(/^<svg .*<path d="M.+z"\/><\/svg>$/)
    }
  })

  it('can be saved as a photo that is read again', async () => {
    const { image } = await address('m-wallet')
    const photo = await get(`${image.replace('.svg', '.png')}?sessionId=${await session(who)}`)
    expect(photo.headers['content-type']).toBe('image/png')
    expect(photo.headers['content-disposition']).toBe('attachment; filename="repayment-code.png"')
    const { width = 0, height = 0 } = await sharp(photo.rawPayload).metadata()
    expect(width).toBeGreaterThanOrEqual(800)
    expect(height).toBe(width)
  })

  it('is not found for anybody else, without a session, or where there is none: with the same answer', async () => {
    const { image, ref } = await address('corner-store')
    const own = `sessionId=${await session(who)}`
    const stranger = `sessionId=${await session(await world.borrowerWithLoan(date('2026-08-10')))}`
    const { ref: typed } = await address('bank-transfer')
    const answers = [
      await get(`${image}?${stranger}`),
      await get(`${image.replace('.svg', '.png')}?${stranger}`),
      await get(image),
      await get(`${image}?sessionId=nobody`),
      await get(`/pay-image/nothing.svg?${own}`),
      await get(`/pay-image/${typed}.svg?${own}`),
      await get(`/pay-image/${ref}?${own}`),
      await get(`/pay-image/${ref}.gif?${own}`),
    ]
    const told = answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['cache-control']])
    for (const one of told) expect(one).toEqual([404, '', 'private, no-store'])
  })
})
