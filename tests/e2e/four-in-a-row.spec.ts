// The kit's rows of four: the grid of links, and the pictures of the image picker.

import { show } from '../screens/kit.ts'
import { expect, test } from '../support/app.ts'

for (const [what, selector] of [
  ['the grid of links', '.grid4'],
  ['the pictures of the image picker', '.shots'],
] as const) {
  test(`four stand in a row: ${what}`, async ({ page, app }) => {
    await page.goto(show(app))
    const columns = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
    expect(columns).toBe(4)
  })
}
