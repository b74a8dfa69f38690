// Another picture on the landing page: of the same captcha while the server has it, else of a new one, also for a page that stood open.

import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createApi } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { apiContext, pageContext } from '../../page/request-context.ts'
import { action } from './register-by-form.ts'

const address = new URL('http://candor.example/register')

/** The answer to a form of the page whose captcha is `old`; the server has the captcha `known`. */
async function sent(fields: Record<string, string>, known: string) {
  const context = new RouterContextProvider()
  const answers = async ({
    path,
    query,
  }: {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
  }) => {
    if (path.endsWith('/get-sid')) return { status: 200, body: { code: '00', message: '', data: { sid: 'new' } } }
    if (path.endsWith('/get-captcha') && query.sid === known) return { status: 200, body: new Uint8Array([1]) }
    const code = path.endsWith('/get-captcha') ? refusalCodes.notFound : refusalCodes.captchaIsWrong
    return { status: 200, body: { code, message: 'no', data: null } }
  }
  context.set(apiContext, createApi(answers as never, { common: {}, page: {}, newKey: () => 'key' }))
  context.set(pageContext, { signedIn: false, demoHost: null, common: {}, market: 'standard' } as never)
  const body = new FormData()
  for (const [name, value] of Object.entries({ mobile: '13912345678', sid: 'old', ...fields })) body.set(name, value)
  const answer = await action({
    request: new Request(address, { method: 'POST', body }),
    url: address,
    context,
    params: {},
    pattern: '',
  } as ActionFunctionArgs)
  if (answer instanceof Response) throw new Error('led away')
  return answer.data
}

it.each([
  ['another picture', { intent: 'refresh' }],
  ['a wrong one', { intent: 'send', captcha: 'ABCD' }],
])('%s is of the same captcha, and of a new one where the server has it no more', async (_, fields) => {
  const again = { mobile: '13912345678', captcha: '', isSolved: false, picture: expect.stringMatching(/^.{8}$/) }
  expect(await sent(fields, 'old')).toMatchObject({ ...again, sid: 'old' })
  expect(await sent(fields, 'none')).toMatchObject({ ...again, sid: 'new' })
})
