// The desk's pages over a pretended transport: who gets in, what a role may open, what is said of what failed, and the policy.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Role } from '../core/officer/rights.ts'
import { createDeskPages, type DeskPageRequest, screenAt } from './desk-app.tsx'

const pages = createDeskPages({
  brandCss: '',
  lenderName: 'A <lender>',
  newToken: () => 'key',
  demo: false,
  testPreview: '',
})

const emptyWork = { now: '', items: [], counts: [], next: null }
const refusal = (code: string, message: string) => ({ error: { code, message } })

interface Asked {
  readonly role?: Role
  readonly form?: Readonly<Record<string, string>>
  readonly answers?: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>
  readonly calls?: string[]
}

function ask(path: string, { role, form, answers = {}, calls = [] }: Asked = {}) {
  const request: DeskPageRequest = {
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://desk.example'),
    acceptLanguage: 'fil',
    hasCookie: role !== undefined,
    form: form === undefined ? null : { fields: form, files: [] },
    call: async (name) => {
      calls.push(name)
      if (name === 'getMe')
        return role === undefined
          ? { status: 401, body: refusal('sessionIsMissing', 'Log in.') }
          : { status: 200, body: { data: { id: 'o1', name: 'Ana', role, rights: [] } } }
      return answers[name] ?? { status: 200, body: { data: emptyWork } }
    },
  }
  return pages(request)
}

describe('a page of the desk', () => {
  it('without a session says how one gets in, calls nothing, and keeps what was typed', async () => {
    const calls: string[] = []
    const page = await ask('/borrowers/b1', { form: { act: 'addNote', text: 'He calls <back>.' }, calls })
    expect(page?.status).toBe(401)
    expect(page?.body).toContain('He calls &lt;back&gt;.')
    expect(calls).toEqual(['getMe'])
  })

  it('is nobody’s under an address that it does not have', async () => {
    expect(await ask('/order')).toBeNull()
    expect((await ask('/order', { role: 'manager' }))?.status).toBe(404)
    expect(await ask('/desk/none', { role: 'manager' })).toBeNull()
  })

  it('that a role may not open says so and asks nothing; an admin begins at his own', async () => {
    const calls: string[] = []
    expect((await ask('/proposals', { role: 'admin', calls }))?.status).toBe(403)
    expect(calls).toEqual(['getMe'])
    expect((await ask('/', { role: 'admin' }))?.headers.Location).toBe('/audit')
    expect((await ask('/audit', { role: 'support' }))?.status).toBe(403)
  })

  it('answers what was refused beside the form, with its status', async () => {
    const answers = { takeWork: { status: 409, body: { error: { code: 'itemIsTaken', message: 'Taken.' } } } }
    const page = await ask('/', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers })
    expect(page?.status).toBe(409)
    const unknown = await ask('/', { role: 'support', form: { act: 'nothing' } })
    expect(unknown?.status).toBe(400)
  })

  it('leads back to the page after an act, and says what was done', async () => {
    const answers = { takeWork: { status: 200, body: { data: {} } } }
    const page = await ask('/?owner=me', { role: 'support', form: { act: 'take', about: 'case~c1' }, answers })
    expect([page?.status, page?.headers.Location]).toEqual([303, '/?owner=me&said=taken'])
  })

  it('runs its own script and style only, each under its hash', async () => {
    const page = await ask('/', { role: 'support' })
    const policy = page?.headers['Content-Security-Policy'] ?? ''
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page?.body ?? '')?.[1] ?? ''
      // Unit tests have no style sheets.
      if (tag === 'script') expect(text.length).toBeGreaterThan(500)
      expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(page?.body).toContain('A &lt;lender&gt;')
  })
})

describe('an address of the desk', () => {
  it('names what it is about', () => {
    expect(screenAt('/loans/L%2F1')?.params).toEqual({ orderId: 'L/1' })
    expect(screenAt('/loans/')).toBeNull()
    expect(screenAt('/loans/%E0%A4%A')).toBeNull()
  })
})
