// Questions and answers: by topic, found by a search, with script and without.

import { awake, planAnswer } from '../screens/page.ts'
import { expect, reads, sends, test } from '../support/app.ts'
import { usualWays } from '../support/turns.ts'

for (const javaScriptEnabled of usualWays) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('opens an answer by a tap, and leads to where it can be done', sends, async ({ page, app }) => {
      await page.goto(`${app.origin}/faq`)
      await expect(page.getByRole('region', { name: 'Paying back' })).toBeVisible()
      const answer = page.getByText('On its own page, with a code to your phone')
      await expect(answer).toBeHidden()
      await page.getByText('How do I delete my account?').click()
      await expect(answer).toBeVisible()
      await page.getByRole('link', { name: 'Delete account' }).click()
      await page.waitForURL(/\/de-user/)
    })

    test('finds what somebody types, and keeps the language', sends, async ({ page, app }) => {
      await page.goto(`${app.origin}/faq?lang=id`)
      if (javaScriptEnabled) await awake(page)
      await page.getByLabel('Apa yang ingin Anda ketahui?').fill('kode tidak datang')
      await page.getByRole('button', { name: 'Cari' }).click()
      await expect(page.getByText(/^\d+ jawaban cocok\.$/)).toBeVisible()
      await expect(page.locator('details').first()).toContainText('Kodenya tidak masuk.')
      await expect(page.locator('details').first()).toHaveAttribute('open', '')
      expect(new URL(page.url()).searchParams.get('lang')).toBe('id')
    })

    test('says so when nothing fits, and leads to a person', sends, async ({ page, app }) => {
      await page.goto(`${app.origin}/faq?q=submarine`)
      await expect(page.getByText('Nothing fits.')).toBeVisible()
      await expect(page.getByLabel('What would you like to know?')).toHaveValue('submarine')
      await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' }).first()).toHaveAttribute(
        'href',
        /^\/customer-service/,
      )
      await page.getByRole('link', { name: 'All questions' }).click()
      await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible()
    })
  })
}

test('takes what was typed for text and nothing else', reads, async ({ page, app }) => {
  const typed = '"><img src=x onerror=alert(1)>'
  await page.goto(`${app.origin}/faq?q=${encodeURIComponent(typed)}`)
  await expect(page.getByLabel('What would you like to know?')).toHaveValue(typed)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})

test('says so when it cannot be had, and offers to try again', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'active', '/faq')
  await planAnswer(app, who, '/hazel/service/help/faq-list', { http: 503 })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Paying back' })).toBeVisible()
})
