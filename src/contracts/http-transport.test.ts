// The client over HTTP: what it sends, what it makes of answers, and of none.

import { beforeAll, describe, expect, it } from 'vitest'
import { createApi, httpTransport, TransportError, type WireRequest } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { getCaptchaImage } from './promotion.ts'

const endpoint = getCaptchaImage as unknown as Endpoint
let request: WireRequest
beforeAll(async () => {
  const keep = async (sent: WireRequest) => {
    request = sent
    return { status: 200, body: null }
  }
  await createApi(keep, { common: {}, page: {}, newKey: () => 'key' }).getCaptchaImage({ sid: 'abc' })
})
const answering = (answer: () => Response | Promise<Response>) =>
  httpTransport('http://api.example', async () => await answer())

describe('the API over HTTP', () => {
  it('brings a picture back as its bytes', async () => {
    const transport = answering(
      () => new Response(new Uint8Array([1, 2, 3]), { headers: { 'Content-Type': 'image/png' } }),
    )
    expect(await transport(request, endpoint)).toEqual({
      status: 200,
      code: endpoint.success,
      message: '',
      inner: { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' },
    })
  })

  it("names the visitor's address, as a proxy does, and says nothing where it is not known", async () => {
    const seen: (string | null)[] = []
    const transport = httpTransport('http://api.example', async (_url, init) => {
      seen.push(new Headers(init?.headers).get('x-forwarded-for'))
      return Response.json({ code: '0', message: '', data: {} })
    })
    await transport({ ...request, visitor: '203.0.113.7' }, endpoint)
    await transport(request, endpoint)
    await transport({ ...request, visitor: '' }, endpoint)
    expect(seen).toEqual(['203.0.113.7', null, null])
  })

  it('brings a refused picture back as the envelope that it is', async () => {
    const body = { code: '404', message: 'We could not find that.', data: null }
    expect(await answering(() => Response.json(body))(request, endpoint)).toEqual({ status: 200, body })
  })

  it('takes what is no JSON for no answer', async () => {
    expect(await answering(() => new Response('<html>'))(request, endpoint)).toEqual({ status: 200, body: null })
  })

  it('says that it is offline where no connection could be made', async () => {
    const transport = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(transport(request, endpoint)).rejects.toThrow(TransportError)
  })
})
