// The forms by which somebody logs in.

import { codeFor } from '../screens/page.ts'
import { expect } from './app.ts'
import { type FormToSend, fills, submitOf } from './sent-form.ts'

export const loginForms: readonly FormToSend[] = [
  {
    name: 'the request for a login code',
    sends: 'identity/login#send',
    who: null,
    address: '/login',
    ...fills('input[name=phone]', '13900000001', '139 0000 0001'),
    send: (page) => page.locator('button[value=send]'),
  },
  {
    name: 'the request for a login code from a page that needs a login',
    sends: 'frame/login-failed#send',
    who: null,
    address: '/login-failed?reason=missing&next=%2Finbox',
    ...fills('input[name=phone]', '13900000001', '139 ?0000 ?0001'),
    send: (page) => page.locator('button[value=send]'),
    leadsTo: /\/login\?/,
    goesOn: true,
  },
  {
    name: 'a login',
    sends: 'identity/login#enter',
    who: null,
    address: '/login',
    async prepare(page, app) {
      const { phone } = await app.persona('active')
      await page.locator('input[name=phone]').fill(phone)
      await page.locator('button[value=send]').click()
      await expect(page.locator('input[name=code]')).toBeFocused()
      await page.locator('input[name=code]').fill(await codeFor(app, phone))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '^[0-9]{6}$' }),
    send: submitOf('login'),
  },
  {
    name: 'the request for a call with the code',
    sends: 'identity/login#call',
    who: null,
    address: '/login',
    async prepare(page, app) {
      await page.clock.install()
      await page.locator('input[name=phone]').fill((await app.persona('active')).phone)
      await page.locator('button[value=send]').click()
      await expect(page.locator('input[name=code]')).toBeFocused()
      await app.demo('/demo/clock', { advanceMinutes: 2 })
      await page.clock.fastForward(61_000)
    },
    typed: (page) => ({ field: page.locator('input[name=phone]'), value: '[0-9 ]{11,}' }),
    send: (page) => page.locator('button[value=call]'),
  },
]
