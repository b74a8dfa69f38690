// Cases at the desk: from the list to the answer that the borrower reads.

import { openDesk } from '../screens/desk.ts'
import { axeFindings, overflowsSideways, picture } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

test('a case is acknowledged and answered at the desk, with a text to begin with and a picture, and the borrower reads it', async ({
  page,
  app,
}) => {
  const { problemId } = await app.persona('complaint-open')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDesk(app, page, 'support', '/cases')
  await page.locator(`a[href="/cases/${problemId}"]`).click()
  await expect(page.getByText('The amount on the receipt is not the amount that I paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Tell the borrower that it was read' }).click()
  await expect(page.getByRole('button', { name: 'Tell the borrower that it was read' })).toHaveCount(0)
  await expect(page.getByText('We have read your complaint and are looking into it.')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'What the borrower reads' })
  await box.fill('Dear Ana,')
  await page.getByLabel('Texts to begin with').selectOption({ label: 'We corrected it' })
  await page.getByRole('button', { name: 'Begin with this' }).click()
  // What was begun stays, in front of the text.
  await expect(box).toHaveValue('Dear Ana,\n\nYou are right, and we are sorry. We have corrected it.')
  await box.fill('You are right, and we are sorry. We have corrected it.')
  await page
    .getByLabel('Pictures, nine at most')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('images')
  await expect(box).toHaveValue('You are right, and we are sorry. We have corrected it.')
  await page.getByLabel('Pictures, nine at most').setInputFiles(await picture())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent. The borrower sees it now.')).toBeVisible()
  const shown = page.getByRole('img', { name: 'Picture 1' }).last()
  // The words of a page stand there before its pictures have come.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await axeFindings(page)).toEqual([])
  expect(await overflowsSideways(page)).toBe(false)
  await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${problemId}`)
  const result = page.getByRole('region', { name: 'Process Result' })
  await expect(result).toContainText('We have corrected it.')
  await expect(result.getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('The answer is above')
})
