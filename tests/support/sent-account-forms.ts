// The forms about an account, a login and the lender's public pages: how one comes to each, and where it leads.

import { expect, type Page } from '@playwright/test'
import { awake, codeFor, picture } from '../screens/page.ts'
import { RegisterPage } from '../screens/service.ts'
import type { App } from './app.ts'
import { type FormToSend, fills, submitOf } from './sent-form.ts'

const newMobile = '13912345678'

/** From the number to the code that went to the old one. */
async function askForPhone(page: Page): Promise<void> {
  await page.locator('input[name=phone]').fill('13900000022')
  await submitOf('phone')(page).click()
  await expect(page.locator('input[name=code]')).toBeFocused()
}

/** From the number to the code with which an account is deleted. */
async function askForDeletion(page: Page, app: App, phone: string): Promise<void> {
  await page.locator('input[name=phone]').fill(phone)
  await page.locator('footer button[value=send]').click()
  await page.locator('dialog[open] button').first().click()
  await page.locator('input[name=code]').fill(await codeFor(app, phone))
}

/** The picture of a document, with us before the form is sent. */
async function sendPicture(page: Page): Promise<void> {
  await page.getByLabel('Add a picture').setInputFiles(await picture())
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

export const accountForms: readonly FormToSend[] = [
  {
    name: 'the request for a deletion code',
    sends: 'identity/delete-account#send',
    who: 'debt-free',
    address: '/de-user',
    async prepare(page, _app, who) {
      await page.locator('input[name=phone]').fill(who?.phone ?? '')
    },
    send: (page) => page.locator('footer button[value=send]'),
  },
  {
    name: 'a deletion',
    sends: 'identity/delete-account#delete',
    who: 'debt-free',
    address: '/de-user',
    prepare: (page, app, who) => askForDeletion(page, app, who?.phone ?? ''),
    send: (page) => page.locator('footer button[value=delete]'),
    leadsTo: /deleted=/,
  },
  {
    name: 'a deletion without a session',
    sends: 'identity/delete-account#delete',
    who: null,
    address: '/de-user',
    prepare: async (page, app) => askForDeletion(page, app, (await app.persona('debt-free')).phone),
    send: (page) => page.locator('footer button[value=delete]'),
    leadsTo: /deleted=/,
  },
  {
    name: 'the language and the ground',
    sends: 'profile/settings',
    who: 'active',
    address: '/me/settings',
    send: submitOf('settings'),
  },
  {
    name: 'the texts that are wanted',
    sends: 'inbox/texts',
    who: 'active',
    address: '/me/messages',
    send: submitOf('texts'),
  },
  {
    name: 'the end of the reminders',
    sends: 'profile/privacy',
    who: 'active',
    address: '/me/privacy',
    send: (page) => page.locator('main form:has([name=consent]) button').last(),
  },
  {
    name: 'messages marked as read',
    sends: 'inbox/inbox',
    who: 'active',
    address: '/inbox',
    send: (page) => page.locator('main form button[type=submit]').first(),
  },
  {
    name: 'a logout',
    sends: 'identity/logout',
    who: 'active',
    address: '/logout',
    send: submitOf('logout'),
  },
  {
    name: 'the end of the other logins',
    sends: 'profile/logins#others',
    who: 'active',
    address: '/me/logins',
    send: (page) => page.locator('footer button[value=others]'),
  },
  {
    name: 'the end of all logins',
    sends: 'profile/logins#all',
    who: 'active',
    address: '/me/logins',
    send: (page) => page.locator('footer button[value=all]'),
    anewAt: /\/login/,
  },
  {
    name: 'the name of a saved card',
    sends: 'payment/own-cards#name',
    who: 'payway-plain',
    address: '/me/cards',
    typed: (page) => ({ field: page.getByRole('textbox'), value: 'Salary card' }),
    prepare: (page) => page.getByRole('textbox').fill('Salary card'),
    send: (page) => page.locator('main button[value=name]'),
  },
  {
    name: 'a saved card removed',
    sends: 'payment/own-cards#remove',
    who: 'payway-plain',
    address: '/me/cards',
    send: (page) => page.locator('main button[value=remove]'),
  },
  {
    name: 'reminders wanted again',
    sends: 'profile/privacy#remind',
    who: 'active',
    address: '/me/privacy',
    async prepare(page) {
      const off = page.locator('main form:has([name=consent]) button').last()
      await off.click()
      await page.locator('button[value=remind]').waitFor()
    },
    send: (page) => page.locator('button[value=remind]'),
  },
  {
    name: 'a request about data',
    sends: 'profile/privacy#askData',
    who: 'active',
    address: '/me/privacy',
    async prepare(page) {
      await page.getByText('A question about your data?').click()
      await page.getByLabel('Correct something that is wrong').check()
      await page.locator('textarea[name=text]').fill('My street is Palm Street.')
    },
    typed: (page) => ({ field: page.locator('textarea[name=text]'), value: 'My street is Palm Street.' }),
    send: (page) => page.getByRole('button', { name: 'Send the request' }),
    leadsTo: /complainDetails/,
  },
  {
    name: 'the stop of reminders by a link',
    sends: 'profile/stop-reminders',
    who: null,
    async prepare(page, app) {
      const { phone } = await app.persona('due')
      await app.demo('/demo/clock', { advanceDays: 2 })
      const sent = await app.demo<{ purpose: string; text: string }[]>(`/demo/outbox?phone=${phone}`)
      const text = sent.find(({ purpose }) => purpose === 'reminder')?.text ?? ''
      await page.goto(`${app.origin}${/\/stop-reminders\?t=[\w-]+/.exec(text)?.[0]}`)
      await awake(page)
    },
    address: '/stop-reminders',
    send: submitOf('link-act'),
  },
  {
    name: 'the yes to news by mail',
    sends: 'marketing/news-link',
    who: null,
    address: '/news-by-mail?confirm=AAAAAAAAAAAAAAAA',
    send: submitOf('link-act'),
  },
  {
    name: 'an address for news',
    sends: 'marketing/home',
    who: null,
    address: '/',
    ...fills('input[name=email]', 'ana@example.com'),
    send: (page) => page.locator('#news button[type=submit]'),
    leadsTo: /sent=news/,
    isPlain: true,
  },
  {
    name: 'a letter to the lender',
    sends: 'marketing/about',
    who: null,
    address: '/About',
    async prepare(page) {
      await page.locator('input[name=name]').fill('Ana')
      await page.locator('input[name=telephone]').fill('13900000999')
      await page.locator('textarea[name=suggestion]').fill('Open on Sundays.')
    },
    typed: (page) => ({ field: page.locator('textarea[name=suggestion]'), value: 'Open on Sundays.' }),
    send: (page) => page.locator('#contact button[type=submit]'),
    leadsTo: /sent=contact/,
    isPlain: true,
  },
  {
    name: 'the request for a registration code',
    sends: 'promotion/register#send',
    who: null,
    address: '/register',
    async prepare(page, app) {
      const landing = new RegisterPage(page)
      await landing.mobile.fill(newMobile)
      await landing.captcha.fill(await landing.captchaAnswer(app))
    },
    typed: (page) => ({ field: page.locator('input[name=mobile]'), value: '139 1234 5678' }),
    send: (page) => page.locator('button[value=send]:not(.hide)'),
  },
  {
    name: 'a registration',
    sends: 'promotion/register#apply',
    who: null,
    address: '/register?user_from=fb',
    async prepare(page, app) {
      const landing = new RegisterPage(page)
      await landing.mobile.fill(newMobile)
      await landing.captcha.fill(await landing.captchaAnswer(app))
      await landing.getCode.click()
      await expect(landing.code).toBeFocused()
      await landing.code.fill(await codeFor(app, newMobile))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '^[0-9]{6}$' }),
    send: (page) => page.locator('main button[value=apply]').last(),
    leadsTo: /\/downloadTemplate\?.*registered=1/,
  },
  {
    name: 'another phone number',
    sends: 'profile/phone#ask',
    who: 'active',
    address: '/me/phone',
    ...fills('input[name=phone]', '13900000021', '139 0000 0021'),
    send: submitOf('phone'),
  },
  {
    name: 'the code of another phone number',
    sends: 'profile/phone#confirm',
    who: 'active',
    address: '/me/phone',
    async prepare(page, app, who) {
      await askForPhone(page)
      await page.locator('input[name=code]').fill(await codeFor(app, who?.phone ?? ''))
    },
    typed: (page) => ({ field: page.locator('input[name=code]'), value: '^[0-9]{6}$' }),
    send: submitOf('phone'),
  },
  {
    name: 'another code for another phone number',
    sends: 'profile/phone#resend',
    who: 'active',
    address: '/me/phone',
    async prepare(page, app) {
      await page.clock.install()
      await askForPhone(page)
      await app.demo('/demo/clock', { advanceMinutes: 2 })
      await page.clock.fastForward(61_000)
    },
    send: (page) => page.locator('button[value=resend]'),
  },
  {
    name: 'another e-mail address',
    sends: 'profile/email',
    who: 'active',
    address: '/me/email',
    ...fills('input[name=email]', 'elena@mail.example'),
    send: submitOf('email'),
  },
  {
    name: 'the end of an e-mail address',
    sends: 'profile/email#remove',
    who: 'active',
    address: '/me/email',
    async prepare(page, app) {
      const email = 'elena@mail.example'
      await page.locator('input[name=email]').fill(email)
      await submitOf('email')(page).click()
      await expect(page.getByText('e•••@mail.example')).toBeVisible()
      const [mail] = await app.demo<{ text: string }[]>(`/demo/mailbox?email=${email}`)
      await page.goto(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      await awake(page)
      await submitOf('link-act')(page).click()
      await page.getByText('Your e-mail address is confirmed').waitFor()
      await page.goto(`${app.origin}/me/email`)
      await awake(page)
    },
    send: (page) => page.locator('button[value=remove]'),
  },
  {
    name: 'the yes to an e-mail address',
    sends: 'profile/email-link',
    who: null,
    address: '/email?confirm=AAAAAAAAAAAAAAAA',
    send: submitOf('link-act'),
  },
  {
    name: 'another home address',
    sends: 'profile/address',
    who: 'application-ready',
    address: '/me/address',
    ...fills('input[name=address]', '7 Palm Street'),
    send: submitOf('address'),
  },
  {
    name: 'another name',
    sends: 'complaint/name',
    who: 'active',
    address: '/me/name',
    async prepare(page) {
      await page.locator('input[name=fullName]').fill('Elena Villanueva')
      await sendPicture(page)
    },
    typed: (page) => ({ field: page.locator('input[name=fullName]'), value: 'Elena Villanueva' }),
    send: submitOf('name'),
  },
]
