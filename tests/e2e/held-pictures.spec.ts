// A picture that has not arrived: the complaint does not go without it, unless the borrower says so. And error lines that go.

import type { Page } from '@playwright/test'
import { awake, callsTo, picture, planAnswer } from '../screens/page.ts'
import { ComplaintForm, calls } from '../screens/service.ts'
import { type App, expect, long, needsLayout, type Persona, test } from '../support/app.ts'

async function openForm(page: Page, app: App): Promise<{ who: Persona; form: ComplaintForm }> {
  const { orderId } = await app.persona('overdue')
  const who = await app.openAs(page, 'overdue', `/complainPageNext?problemType=2&orderNo=${orderId}`)
  return { who, form: new ComplaintForm(page) }
}

const reason = (page: Page) => page.locator('[data-reason]').filter({ hasText: /not sent|still being sent/ })
const without = (page: Page) => page.getByRole('button', { name: 'Send without it' })

test('a picture that failed holds the complaint back until it is said to go without', async ({ page, app }) => {
  const { who, form } = await openForm(page, app)
  await awake(page)
  await form.text.fill('Here is what they wrote.')
  await planAnswer(app, who, calls.upload, { code: '46005', message: 'This is no picture.' })
  await form.addPicture()
  await expect(page.getByText('Picture 1 was not sent. This is no picture.').first()).toBeVisible()
  await form.send.click()
  await expect(reason(page)).toBeFocused()
  await expect(reason(page)).toBeInViewport()
  await expect(reason(page)).toHaveText('One picture was not sent. Try it again, remove it, or send without it.')
  expect(await callsTo(app, who, calls.save)).toEqual([])
  await without(page).click()
  await expect(form.sent).toBeVisible()
  const [saved] = await callsTo(app, who, calls.save)
  expect(saved?.body?.problemImage).toBe('')
})

test('a picture that failed goes along once it has been sent again', long, async ({ page, app }) => {
  const { who, form } = await openForm(page, app)
  await awake(page)
  await form.text.fill('Here is what they wrote.')
  await planAnswer(app, who, calls.upload, { drop: true })
  await form.addPicture()
  await page.getByRole('button', { name: 'Send picture 1 again' }).click()
  await expect(page.getByText('Upload succeeded!')).toBeVisible()
  await form.send.click()
  await expect(form.sent).toBeVisible()
  const [saved] = await callsTo(app, who, calls.save)
  expect(saved?.body?.problemImage).toMatch(/^\/uploads\//)
})

test('a picture on its way is told when Send is tapped', async ({ page, app }) => {
  const { who, form } = await openForm(page, app)
  await awake(page)
  await form.text.fill('Here is what they wrote.')
  const held = Promise.withResolvers<void>()
  await page.route('**/complainPageNext/picture*', async (route) => {
    await held.promise
    await route.continue()
  })
  await form.addPicture()
  await form.send.click()
  await expect(reason(page)).toBeFocused()
  await expect(reason(page)).toHaveText('A picture is still being sent. Wait a moment, or send without it.')
  expect(await callsTo(app, who, calls.save)).toEqual([])
  held.resolve()
  await expect(reason(page)).toHaveCount(0)
  await form.send.click()
  await expect(form.sent).toBeVisible()
})

test(
  'an error line goes as soon as the field is right, and comes back with what was wrong',
  long,
  async ({ page, app }) => {
    await page.goto(`${app.origin}/login`)
    await awake(page)
    const phone = page.getByRole('textbox', { name: 'Phone number' })
    await phone.fill('123')
    await page.getByRole('button', { name: /^get code$/i }).click()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveTitle(/^Error: /)
    const line = page.locator('.err')
    await phone.pressSequentially('4567')
    await expect(line).toBeVisible()
    await phone.pressSequentially('890')
    await expect(line).toHaveCount(0)
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await expect(page).not.toHaveTitle(/^Error: /)
    await phone.fill('123')
    await expect(line).toBeVisible()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a picture that was not taken is told; without it the complaint goes only where the box is ticked',
    needsLayout,
    async ({ page, app }) => {
      const { who, form } = await openForm(page, app)
      await form.text.fill('Here is what they wrote.')
      await form.plainFiles.setInputFiles([await picture()])
      await planAnswer(app, who, calls.upload, { code: '46005', message: 'This is no picture.' })
      await form.send.click()
      const box = page.getByRole('checkbox', { name: 'Send without it' })
      await expect(box).toBeFocused()
      await expect(page.getByText('This is no picture. One picture was not sent.')).toBeInViewport()
      await expect(form.text).toHaveValue('Here is what they wrote.')
      await form.send.click()
      await expect(box).toBeFocused()
      expect(await callsTo(app, who, calls.save)).toEqual([])
      await box.check()
      await form.send.click()
      await expect(page.getByText(/C\d{8}-/).first()).toBeVisible()
      expect(await callsTo(app, who, calls.save)).toHaveLength(1)
    },
  )
})
