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

/** The header of a browser that has just done what this address tells. */
const asDone = (address: string, cookie = ''): string => `${cookie}; done=${encodeURIComponent(address)}`

it('a link of a stranger, or a bookmark, says of nothing that it was done', async () => {
  const app = appAt(server.origin)
  const { orderId = '', problemId = '' } = await app.persona('complaint-answered')
  const cookie = await pageCookieOf(server, 'complaint-answered')
  const claims = [
    [`${addresses.me}?changed=phone`, /phone number has been changed/],
    [`${addresses.me}?changed=address`, /address is saved/i],
    [`${addresses.me}?changed=emailRemoved`, /e-mail address is removed/],
    [`${addresses.me}?back=1`, /You are logged in again/],
    [`${addresses.mySettings}?saved=all`, /Saved/],
    [`${addresses.myMessages}?saved=wishes`, /Saved/],
    [`${addresses.myLogins}?ended=3`, /3 logins have ended/],
    [`${addresses.myLogins}?ended=0`, /No other login was open/],
    [`${addresses.myPrivacy}?done=withdrawn`, /withdrawn|taken back/i],
    [`${addresses.myPrivacy}?done=copyFailed`, /make the copy just now/],
    [`${addresses.myPasskeys}?done=removed`, /Removed\./],
    [`${addresses.myCards}?done=removed`, /removed/],
    [`${addresses.bindCard}?saved=1`, /saved/i],
    [`${addresses.complaintDetails}?problemId=${problemId}&said=1`, /message was sent/],
    [`${addresses.complaintDetails}?problemId=${problemId}&rated=1`, /Successful demonstration/],
    [`${addresses.order}?orderId=${orderId}&scored=2`, /Thank you for telling us/],
    [`${addresses.downloadTemplate}?registered=1`, /registration succeeded/],
    [`${addresses.deleteAccount}?deleted=1`, /has been deleted/],
    [`${addresses.home}?sent=news`, /Success!/],
    [`${addresses.about}?sent=contact`, /Success!/],
  ] as const
  for (const [address, claim] of claims) {
    const own = address.startsWith(addresses.deleteAccount) ? '' : cookie
    expect.soft(await wordsAt(address, own), address).not.toMatch(claim)
    expect.soft(await wordsAt(address, asDone('/orders', own)), address).not.toMatch(claim)
    expect.soft(await wordsAt(address, asDone(address, own)), address).toMatch(claim)
  }
})

it('automatic repayment is called on or stopped only where it is', async () => {
  const app = appAt(server.origin)
  const payer = await app.persona('payway-plain')
  const asOf = { orderId: payer.orderId ?? '' }
  const cookie = await pageCookieOf(server, 'payway-plain')
  const own = `${addresses.autopay}?orderId=${asOf.orderId}`
  const cards = `${addresses.myCards}?loan=${asOf.orderId}`
  const told = (address: string) => wordsAt(address, asDone(address, cookie))
  expect(await told(`${own}&done=on`)).not.toContain('Automatic repayment is on')
  expect(await wordsAt(`${cards}&done=autoStopped`, cookie)).not.toContain('Automatic repayment is stopped')
  expect(await told(`${cards}&done=autoStopped`)).toContain('Automatic repayment is stopped')

  const { data: terms } = await app.call(payer, 'POST', '/hazel/service/autopay/of-loan', asOf)
  const consent = { ...asOf, cardId: String(terms.cards[0]?.id), version: terms.version, agree: '1' }
  expect((await app.call(payer, 'POST', '/hazel/service/autopay/start', consent)).code).toBe('0')
  expect(await told(`${own}&done=on`)).toContain('Automatic repayment is on')
  for (const mark of ['stopped', 'underWay'])
    expect(await told(`${own}&done=${mark}`)).not.toMatch(/repayment is stopped|Nothing more will be taken/)
  for (const mark of ['autoStopped', 'autoUnderWay'])
    expect(await told(`${cards}&done=${mark}`)).not.toContain('Automatic repayment is stopped')
})

it('reminders, messages on the phone and an e-mail address are called as they are now', async () => {
  const app = appAt(server.origin)
  const who = await app.persona('active')
  const cookie = await pageCookieOf(server, 'active')
  const told = (address: string) => wordsAt(address, asDone(address, cookie))
  const reminders = `${addresses.myPrivacy}?done=reminders`
  expect(await told(reminders)).toContain('Reminders are on.')
  const off = await app.call(who, 'POST', '/hazel/service/user/save-preferences', { reminders: '0' })
  expect(off.code, off.message).toBe('0')
  expect(await told(reminders)).not.toContain('Reminders are on.')

  expect(await told(`${addresses.myMessages}?saved=phoneOn`)).not.toContain('Messages are shown on your phone')
  const removed = `${addresses.me}?changed=emailRemoved`
  const before = await told(removed)
  await app.call(who, 'POST', '/hazel/service/login/email-change-init', { email: 'elena@mail.example' })
  const [mail] = await app.demo<{ text: string }[]>('/demo/mailbox?email=elena@mail.example')
  const token = /confirm=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await app.call(who, 'POST', '/hazel/service/login/email-change-confirm', { token })
  expect(before).toContain('Your e-mail address is removed')
  expect(await told(removed)).not.toContain('Your e-mail address is removed')
})

it('an account in use is not called deleted', async () => {
  const cookie = await pageCookieOf(server, 'active')
  const address = `${addresses.deleteAccount}?deleted=1`
  expect(await wordsAt(address, asDone(address))).toContain('Your account has been deleted')
  expect(await wordsAt(address, asDone(address, cookie))).not.toContain('Your account has been deleted')
})

it('a code is asked for only where a payment waits for it, and a code that has lapsed is called so', async () => {
  const app = appAt(server.origin)
  const who = await app.persona('payway-code')
  const orderId = who.orderId ?? ''
  const cookie = await pageCookieOf(server, 'payway-code')
  const calls = '/api/v1/youmi/youmi-api/service/loan'
  const { data: ways } = await app.call(who, 'POST', `${calls}/repayment-way`, { orderId })
  const { id: cardId, bankName, cardNo, bankCode } = ways.bankCards[0]
  const step = (record: string) =>
    `${addresses.payway}?orderId=${orderId}&record=${record}&card=${cardId}&sent=${Date.now()}&step=code`
  const asks = 'We have sent a code to your phone.'
  expect(await wordsAt(step('of-nobody'), cookie)).not.toContain(asks)

  const { amount, repayToken } = ways
  const chosen = { orderId, cardId, bankName, cardNo, bankCode, amount: String(amount), repayToken, sendMsg: '0' }
  const { data: record } = await app.call(who, 'POST', `${calls}/repayment-commit`, chosen)
  expect(await wordsAt(step(record.repayRecordId), cookie)).toContain(asks)
  expect(await wordsAt(step('of-nobody'), cookie)).toContain(asks)

  await app.demo('/demo/clock', { advanceMinutes: 11 })
  const later = await wordsAt(step(record.repayRecordId), cookie)
  expect(later).not.toContain(asks)
  expect(later).toContain('The code no longer counts, and nothing was taken.')
  expect(await wordsAt(step('of-nobody'), cookie)).not.toContain('The code no longer counts')
})
