// What an address says was done is said only while it holds: an address is kept, shared and opened again after the next change.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { appAt } from '../support/app.ts'
import { lentServer } from '../support/lent-server.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await lentServer()
})
afterAll(() => server.stop())

/** A page as its reader sees it: without tags, and each blank one. */
async function wordsAt(address: string, cookie = ''): Promise<string> {
  const page = await fetch(`${server.origin}${address}`, { headers: { cookie } })
  expect(page.status, address).toBe(200)
  return (await page.text())
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
}

it('no page of a link in a message tells by its address alone that something was stopped or confirmed', async () => {
  const claims = [
    [addresses.stopAutopay, ['stopped', 'underWay', '1'], /Automatic repayment is stopped|Nothing more will be taken/],
    [addresses.stopReminders, ['1', 'stopped'], /Reminders are off/],
    [addresses.newsLink, ['confirm', 'stop', '1'], /We will send/],
    [addresses.emailLink, ['1', 'confirm'], /is confirmed/],
  ] as const
  for (const [address, marks, claim] of claims)
    for (const mark of marks) {
      const words = await wordsAt(`${address}?done=${mark}`)
      expect(words, address).not.toMatch(claim)
      expect(words, address).toContain('This link does not work')
    }
})

it('automatic repayment is called on or stopped only where it is', async () => {
  const app = appAt(server.origin)
  const payer = await app.persona('payway-plain')
  const asOf = { orderId: payer.orderId ?? '' }
  const cookie = await pageCookieOf(server, 'payway-plain')
  const own = `${addresses.autopay}?orderId=${asOf.orderId}`
  const cards = `${addresses.myCards}?loan=${asOf.orderId}`
  expect(await wordsAt(`${own}&done=on`, cookie)).not.toContain('Automatic repayment is on')
  expect(await wordsAt(`${cards}&done=autoStopped`, cookie)).toContain('Automatic repayment is stopped')

  const { data: terms } = await app.call(payer, 'POST', '/hazel/service/autopay/of-loan', asOf)
  const consent = { ...asOf, cardId: String(terms.cards[0]?.id), version: terms.version, agree: '1' }
  expect((await app.call(payer, 'POST', '/hazel/service/autopay/start', consent)).code).toBe('0')
  expect(await wordsAt(`${own}&done=on`, cookie)).toContain('Automatic repayment is on')
  for (const mark of ['stopped', 'underWay'])
    expect(await wordsAt(`${own}&done=${mark}`, cookie)).not.toMatch(/repayment is stopped|Nothing more will be taken/)
  for (const mark of ['autoStopped', 'autoUnderWay'])
    expect(await wordsAt(`${cards}&done=${mark}`, cookie)).not.toContain('Automatic repayment is stopped')
})

it('reminders, messages on the phone and an e-mail address are called as they are now', async () => {
  const app = appAt(server.origin)
  const who = await app.persona('active')
  const cookie = await pageCookieOf(server, 'active')
  const reminders = `${addresses.myPrivacy}?done=reminders`
  expect(await wordsAt(reminders, cookie)).toContain('Reminders are on.')
  const off = await app.call(who, 'POST', '/hazel/service/user/save-preferences', { reminders: '0' })
  expect(off.code, off.message).toBe('0')
  expect(await wordsAt(reminders, cookie)).not.toContain('Reminders are on.')

  expect(await wordsAt(`${addresses.myMessages}?saved=phoneOn`, cookie)).not.toContain(
    'Messages are shown on your phone',
  )
  const removed = `${addresses.me}?changed=emailRemoved`
  const before = await wordsAt(removed, cookie)
  await app.call(who, 'POST', '/hazel/service/login/email-change-init', { email: 'elena@mail.example' })
  const [mail] = await app.demo<{ text: string }[]>('/demo/mailbox?email=elena@mail.example')
  const token = /confirm=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await app.call(who, 'POST', '/hazel/service/login/email-change-confirm', { token })
  expect(before).toContain('Your e-mail address is removed')
  expect(await wordsAt(removed, cookie)).not.toContain('Your e-mail address is removed')
})

it('an account in use is not called deleted, and neither is any account a while after', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  const cookie = await pageCookieOf(server, 'active')
  const deleted = 'Your account has been deleted'
  expect(await wordsAt(`${addresses.deleteAccount}?deleted=${seconds}`)).toContain(deleted)
  expect(await wordsAt(`${addresses.deleteAccount}?deleted=${seconds}`, cookie)).not.toContain(deleted)
  expect(await wordsAt(`${addresses.deleteAccount}?deleted=${seconds - 3600}`)).not.toContain(deleted)
  expect(await wordsAt(`${addresses.deleteAccount}?deleted=1`)).not.toContain(deleted)
})
