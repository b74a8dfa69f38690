// The legal pages: terms whose figures are those of the code, the policy with every heading, reviews, and who lends.

import { site } from '../screens/public.ts'
import { expect, reads, sends, test } from '../support/app.ts'
import { privacyHeadings } from '../support/privacy-headings.ts'
import { some } from '../support/turns.ts'

test.describe('the loan terms', () => {
  test('say every figure of the published terms', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/Loan`)
    const { row } = site(page)
    for (const sentence of [
      'over 18 years old',
      '91 to 365 calendar days',
      'within 1 day',
      'in 1 to 3 days',
      '50 % of the term has passed, and at least 7 days after the payout',
      'within 3 days',
      '7 business days',
      'within 10 calendar days',
    ])
      await expect(page.getByRole('main')).toContainText(sentence)
    await expect(row('New clients')).toContainText('1.000,00')
    await expect(row('Repeat clients')).toContainText('800,00')
    await expect(row('Days 1 to 30')).toHaveText('5 % a day')
    await expect(row('Days 31 to 90')).toHaveText('4 % a day')
    await expect(row('From day 91')).toHaveText('2 % a day')
  })

  const ofEachMarket = ['active', 'overdue-philippines', 'overdue-india', 'overdue-indonesia', 'overdue-reference']
  for (const name of some(ofEachMarket, 2)) {
    test(`give the days to change one's mind that the products give: ${name}`, reads, async ({ page, app }) => {
      const who = await app.openAs(page, name, '/order')
      const listed = await app.call(who, 'GET', '/hazel/v3/product/list')
      const days: number[] = []
      for (const { productId } of listed.data.products) {
        const detail = await app.call(who, 'GET', '/hazel/v3/product/detail', { productId })
        days.push(detail.data.coolingOffDays)
      }
      expect(Math.min(...days)).toBeGreaterThan(0)
      for (const address of ['/Loan', '/loan-agreement']) {
        await page.goto(`${app.origin}${address}?lang=en`)
        await expect(page.getByRole('heading', { name: 'Changing your mind' })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(
          new RegExp(`For ${Math.min(...days)} days? after the payout`),
        )
      }
    })
  }

  test('show lateness as the engine counts it', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/Loan`)
    await expect(site(page).row('7 days late adds')).toContainText('1.490,00')
    await expect(site(page).row('90 days late adds')).toContainText('6.460,00')
  })

  test('show the cap of the market beside the price list', reads, async ({ page, app }) => {
    await app.openAs(page, 'overdue-philippines', '/Loan')
    await expect(page.getByText('The law limits it:')).toBeVisible()
    await expect(site(page).row('Late charges in 30 days, at most')).toContainText('5%')
    await expect(site(page).row('7 days late adds').locator('s')).toBeVisible()
  })
})

test.describe('the privacy policy', () => {
  test('has every heading, and says how to reach the lender', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/privacy-policy`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(privacyHeadings)
    await expect(page.getByRole('main')).toContainText('help@candor.example')
  })

  test('stands in a frame of the site, without a bar of its own', async ({ page, app }) => {
    await page.goto(`${app.origin}/Policy`)
    const { policy } = site(page)
    await expect(policy.getByRole('heading', { level: 2 })).toHaveText(privacyHeadings)
    await expect(policy.getByRole('banner')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the text full screen' }).click()
    await expect(page).toHaveURL(`${app.origin}/privacy-policy`)
  })

  test('may be framed by our own pages only, and nothing else of ours by anybody', sends, async ({ page, app }) => {
    const policyOf = async (path: string) =>
      (await page.request.get(app.origin + path)).headers()['content-security-policy'] ?? ''
    expect(await policyOf('/privacy-policy')).toContain("frame-ancestors 'self'")
    for (const path of ['/', '/Policy', '/About', '/about-us'])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  })

  test('says so when it cannot be had, and offers another try', reads, async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/privacy-policy')
    await app.demo('/demo/answer', { userId: who.params.userId, path: '/hazel/site/privacy-policy', http: 500 })
    await page.reload()
    await expect(page.getByRole('status').first()).toContainText('Something broke on our side')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Lender information')
  })
})

test('the reviews are pictures, each with its words for those who do not see it', reads, async ({ page, app }) => {
  await page.goto(`${app.origin}/Reviews`)
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all())
    await expect(picture).toHaveAccessibleName(/^Sample card, [45] of 5 stars: “.+”/)
})

test(
  'about us says mission, advantages, team, contact and a support e-mail, on the site and in the app',
  reads,
  async ({ page, app }) => {
    for (const path of ['/about-us', '/About']) {
      await page.goto(app.origin + path)
      for (const heading of ['Our mission', 'What you can count on', 'The team', 'Contact'])
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(site(page).row('Support e-mail').getByRole('link')).toHaveAttribute(
        'href',
        'mailto:help@candor.example',
      )
    }
  },
)

test('robots and the sitemap point at the public pages', reads, async ({ page, app }) => {
  const robots = await page.request.get(`${app.origin}/robots.txt`)
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${app.origin}/sitemap.xml`)
  const xml = await (await page.request.get(`${app.origin}/sitemap.xml`)).text()
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(pages.length).toBeGreaterThan(6)
  for (const loc of pages) expect((await page.request.get(loc)).status(), loc).toBe(200)
})
