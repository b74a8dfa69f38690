// For tests: the desk's pages over a pretended transport that answers as a test says and writes down what was asked.

import type { DeskUpload } from '../contracts/desk-call.ts'
import type { Role } from '../core/officer/rights.ts'
import { createDeskPages } from './desk-app.tsx'
import type { PostedFile } from './screen.ts'

export const means = {
  brandCss: '',
  lenderName: 'A <lender>',
  market: 'standard',
  newToken: () => 'key',
  demo: false,
  login: 'passkeys' as const,
  testPreview: '',
}
const pages = createDeskPages(means)

export const emptyWork = { now: '', items: [], counts: [], mine: 0, taken: 0, next: null }
export const refusal = (code: string, message: string) => ({ error: { code, message } })

interface Asked {
  readonly role?: Role
  readonly form?: Readonly<Record<string, string>>
  readonly files?: readonly PostedFile[]
  readonly uploads?: Readonly<Record<string, DeskUpload>>
  /** The address that may say what was just done. */
  readonly said?: string
  readonly answers?: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>
  readonly calls?: string[]
  /** What was sent with the calls, in their order. */
  readonly inputs?: unknown[]
}

export function ask(
  path: string,
  { role, form, said = '', files = [], uploads = {}, answers = {}, calls = [], inputs = [] }: Asked = {},
  shown = pages,
) {
  const request: Parameters<typeof pages>[0] = {
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://desk.example'),
    acceptLanguage: 'fil',
    hasCookie: role !== undefined,
    said,
    form: form === undefined ? null : { fields: form, files, uploads },
    invited: async (ticket) => (ticket === 'good' ? { id: 'o2', name: 'Rosa <b>', role: 'auditor' } : null),
    call: async (name, input) => {
      calls.push(name)
      inputs.push(input)
      if (name === 'getMe' && answers.getMe === undefined)
        return role === undefined
          ? { status: 401, body: refusal('sessionIsMissing', 'Log in.') }
          : { status: 200, body: { data: { id: 'o1', name: 'Ana', role, rights: [], told: [] } } }
      return answers[name] ?? { status: 200, body: { data: name === 'listColleagues' ? [] : emptyWork } }
    },
  }
  return shown(request)
}
