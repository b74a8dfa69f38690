// The kit's rows of four: the grid of links, and the pictures of the image picker.

import { openAwake } from '../screens/kit.ts'
import { expect, test } from '../support/app.ts'

test('four stand in a row: the grid of links, and the pictures of the image picker', async ({ page, app }) => {
  await openAwake(page, app)
  for (const row of ['.grid4', '.shots']) {
    const columns = await page
      .locator(row)
      .first()
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
    expect(columns, row).toBe(4)
  }
})
