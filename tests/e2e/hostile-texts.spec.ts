// What borrowers and officers write to each other is text and nothing else, whatever it looks like: on the borrower's page and on the
// desk's. The page counts what ran; the fixture counts what the content policy had to stop.

import type { Page } from '@playwright/test'
import { writeToCase } from '../../src/contracts/complaint.ts'
import { openDesk } from '../screens/desk.ts'
import { planAnswer } from '../screens/page.ts'
import { calls } from '../screens/service.ts'
import { expect, test } from '../support/app.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

/** So many stand in one message: a case takes few messages a day. */
const perMessage = 6
const messages = Array.from({ length: Math.ceil(hostileTexts.length / perMessage) }, (_, at) =>
  hostileTexts.slice(at * perMessage, (at + 1) * perMessage).join('\n'),
)

/** Counts what runs from here on, and what the page asks of others. */
async function watched(page: Page): Promise<string[]> {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/evil\.test/.test(request.url())) elsewhere.push(request.url())
  })
  page.on('dialog', (dialog) => elsewhere.push(`dialog ${dialog.message()}`))
  await page.addInitScript(() => {
    const counted = window as unknown as { times: number; ran: () => void }
    counted.times = 0
    counted.ran = () => {
      counted.times += 1
    }
  })
  return elsewhere
}

async function expectText(page: Page, elsewhere: readonly string[]): Promise<void> {
  const shown = (await page.evaluate(() => document.body.textContent)) ?? ''
  expect(hostileTexts.filter((text) => !shown.includes(text))).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { times: number }).times)).toBe(0)
  expect(elsewhere).toEqual([])
}

test('are many, and the count of what runs would show one', async ({ page, app }) => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  await watched(page)
  await page.goto(`${app.origin}/faq`)
  await page.evaluate(() => (window as unknown as { ran: () => void }).ran())
  expect(await page.evaluate(() => (window as unknown as { times: number }).times)).toBe(1)
})

test('stand on the borrower’s page as they were written, by either side', async ({ page, app }) => {
  const elsewhere = await watched(page)
  const who = await app.persona('complaint-open')
  const thread = messages.flatMap((text, at) =>
    [0, 1].map((own) => ({
      id: `m${at}-${own}`,
      kind: own === 1 ? 'reply' : 'answer',
      own,
      name: own === 1 ? '' : (hostileTexts[at] ?? ''),
      text,
      images: [],
      time: '2026-11-20 10:00:00',
    })),
  )
  const merge = { thread, content: messages[0], disposeDetail: messages[1] }
  for (let look = 0; look < 2; look += 1) await planAnswer(app, who, calls.details, { merge })
  await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${who.problemId}`)
  await expect(page.getByText('<svg onload=ran()>').first()).toBeAttached()
  await expectText(page, elsewhere)
})

test('stand on the page of the desk as the borrower wrote them', async ({ page, app }) => {
  const elsewhere = await watched(page)
  const who = await app.persona('complaint-open')
  for (const [at, text] of messages.entries()) {
    const sent = await app.call(
      who,
      'POST',
      writeToCase.path,
      { problemId: who.problemId ?? '', problemDetail: text },
      { 'Idempotency-Key': `hostile-${at}` },
    )
    expect(sent.code, sent.message).toBe('0')
  }
  await openDesk(app, page, 'support', `/cases/${who.problemId}`)
  await expect(page.getByText('<svg onload=ran()>').first()).toBeAttached()
  await expectText(page, elsewhere)
})
