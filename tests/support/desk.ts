// The lender's desk in this process, for tests that speak its calls: officers of the demo, and what they ask.

import type { Role } from '../../src/core/officer/rights.ts'
import type { OfficerView } from '../../src/server/demo/officers.ts'
import type { Product } from './product.ts'

export interface DeskAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is asserted field by field where it is read
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly error: any
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface DeskAsk {
  readonly token?: string | null
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface DeskTools {
  /** The officers of the demo, each with a fresh token. */
  officers(): Promise<readonly OfficerView[]>
  /** The token of the `nth` officer of a role. */
  token(role: Role, nth?: number): Promise<string>
  get(path: string, ask?: DeskAsk): Promise<DeskAnswer>
  post(path: string, ask?: DeskAsk): Promise<DeskAnswer>
  /** Confirms the role that waits for an officer, as a manager does. */
  confirmRole(officerId: string): Promise<DeskAnswer>
  /** Decides on a proposal as an officer does: on the effect that stands on its page. */
  decide(id: string, ask: DeskAsk & { readonly approve?: boolean; readonly reason?: string }): Promise<DeskAnswer>
}

/** The desk of a product that does not listen. */
export function deskOf(product: Product): DeskTools {
  const officers = async (): Promise<readonly OfficerView[]> =>
    JSON.parse((await product.call({ method: 'GET', path: '/demo/officers' })).text) as OfficerView[]
  const send = async (method: 'GET' | 'POST', path: string, ask: DeskAsk = {}): Promise<DeskAnswer> => {
    const { token = null, cookie, headers = {}, body } = ask
    const { desk } = product.server
    if (desk === null) throw new Error('this product has no desk')
    const response = await desk.app.inject({
      method,
      url: path,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
    })
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    const read = isJson ? (response.json() as { data?: unknown; error?: unknown }) : {}
    const { statusCode: status, body: text } = response
    return { status, data: read.data, error: read.error, headers: response.headers, text }
  }
  return {
    officers,
    async token(role, nth = 0) {
      const found = (await officers()).filter((officer) => officer.role === role)[nth]
      if (found === undefined) throw new Error(`no officer ${nth} of the role ${role}`)
      return found.token
    },
    get: (path, ask) => send('GET', path, ask),
    post: (path, ask) => send('POST', path, ask),
    async confirmRole(officerId) {
      const token = (await officers()).find(({ role }) => role === 'manager')?.token ?? ''
      const { data } = await send('GET', '/desk/officers?limit=200', { token })
      const grants = data.grants as readonly { id: string; officerId: string }[]
      const grant = grants.find((one) => one.officerId === officerId)
      const body = { confirm: true, reason: 'spoke with both' }
      return await send('POST', `/desk/grants/${grant?.id}/decision`, { token, body })
    },
    async decide(id, { approve = true, reason = 'agreed', ...ask }) {
      const { data } = await send('GET', `/desk/proposals/${id}`, ask)
      const body = { approve, reason, mark: data?.now?.mark ?? 'none' }
      return await send('POST', `/desk/proposals/${id}/decision`, { ...ask, body })
    },
  }
}
