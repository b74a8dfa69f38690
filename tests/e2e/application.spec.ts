// A borrower without an app: a product, the application step by step, and the list of loans.

import type { Page } from '@playwright/test'
import { ApplicationPages, calls, honestAnswers } from '../screens/application.ts'
import { sendAgain } from '../screens/bad-moments.ts'
import { awake, keepAsleep, planAnswer, rowOf } from '../screens/page.ts'
import { type App, expect, long, reads, sends, test } from '../support/app.ts'
import { openOnceHeard } from '../support/running-page.ts'

/** An application of somebody new, at its first question; the way there through the pages is told by stranger.spec.ts. */
async function openApplication(page: Page, app: App, amount?: string): Promise<ApplicationPages> {
  const who = await app.persona('stranger')
  const wished = { productId: 'candor-cash', ...(amount === undefined ? {} : { amount }) }
  const { code, message } = await app.call(who, 'POST', calls.apply, wished)
  if (code !== '0') throw new Error(`the application was answered ${code}: ${message}`)
  await app.openAs(page, who.name, '/apply?productId=candor-cash')
  return new ApplicationPages(page)
}

test.describe('a product', () => {
  test(
    'says its whole cost, its plan, who can have it and what is asked, to a visitor too',
    reads,
    async ({ page, app }) => {
      await page.goto(`${app.origin}/product?productId=candor-cash`)
      for (const text of ['You get', 'You pay back', 'The loan costs you', '125,9 % a year']) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
      }
      for (const name of ['Repayment Plan', 'Who can apply', 'What we ask for']) {
        await expect(page.getByRole('heading', { name })).toBeVisible()
      }
      await page.getByRole('link', { name: 'Log in to apply' }).click()
      await expect(page).toHaveURL(/\/login\?.*next=%2Fproduct/)
    },
  )

  test('counts another amount', long, async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash`)
    await page.getByRole('textbox', { name: 'How much?' }).fill('2000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/amount=200000/)
    await expect(page.getByText('1.900,00').last()).toBeVisible()
  })

  test('refuses what is no amount, and one that is not on offer', long, async ({ page, app }) => {
    await app.openAs(page, 'stranger', '/product?productId=candor-cash')
    const amount = page.getByRole('textbox', { name: 'How much?' })
    await awake(page)
    await amount.fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please type an amount in numbers.').first()).toBeVisible()
    await amount.fill('99999')
    await page.keyboard.press('Escape')
    for (const button of ['Apply for this loan', 'Show what it costs']) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(/lends from .*1\.000,00.*10\.000,00/).first()).toBeVisible()
      await expect(page).toHaveURL(/\/product\?(?!.*amount)/)
      await expect(amount).toHaveValue('99.999')
    }
  })

  test('an address that asks for too much leads back to what is on offer', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash&amount=9999900`)
    await expect(page.getByText(/lends from .*1\.000,00.*10\.000,00/)).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'How much?' })).toBeVisible()
  })

  test('tells a borrower who cannot have it before anything is typed', reads, async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/product?productId=candor-cash')
    const reasons = page.getByRole('region', { name: "You can't apply yet" })
    await expect(reasons.getByText('A payment of another loan is late.')).toBeVisible()
    await expect(reasons.getByText('You can apply again the day you pay it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply for this loan' })).toHaveCount(0)
  })

  test('that is none leads to those there are', reads, async ({ page, app }) => {
    for (const query of ['', '?productId=none']) {
      await page.goto(`${app.origin}/product${query}`)
      await expect(page.getByText("We don't offer this loan.")).toBeVisible()
    }
  })
})

test.describe('the application', () => {
  test('asks one question at a time, and goes back to the one before', async ({ page, app }) => {
    await app.openAs(page, 'stranger', '/product?productId=candor-cash')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Apply for this loan' }).click()
    await page.waitForURL(/\/apply\?/)
    const application = new ApplicationPages(page)
    await awake(page)
    await expect(page.getByText('Step 1 of 5')).toBeVisible()
    await expect(application.field('fullName')).toBeHidden()
    await application.give('birthDay', honestAnswers.birthDay)
    await application.goOn('birthDay')
    await expect(application.field('fullName')).toBeFocused()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
  })

  test('names the field that is wrong, and keeps what was typed', long, async ({ page, app }) => {
    const application = await openApplication(page, app)
    const year = Number((await app.demo<{ date: string }>('/demo/clock')).date.slice(0, 4))
    await awake(page)
    await application.next.click()
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    for (const [parts, said] of [
      [['31', '2', '1990'], /date of birth/i],
      [['1', '1', `${year + 2}`], /date of birth/i],
      [['1', '1', `${year - 14}`], new RegExp(`over 18.*1 Jan ${year + 4}`)],
    ] as const) {
      await application.typeBirthDay(parts)
      await application.next.click()
      // The words of the refusal before may be the same: the button waits for the answer to this one.
      await expect(application.next).toBeEnabled()
      await expect(page.locator('.err')).toHaveText(said)
      await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue(parts[2])
    }
    await application.typeBirthDay(honestAnswers.birthDay)
    await application.goOn('birthDay')
    await application.give('fullName', '12345')
    await application.next.click()
    await expect(page.locator('.err')).toBeVisible()
    await expect(application.field('fullName')).toHaveValue('12345')
    await expect(application.field('fullName')).toBeFocused()
  })

  test('keeps every answer where no connection is, and saves it afterwards', long, async ({ page, app }) => {
    const application = await openApplication(page, app)
    await awake(page)
    const who = await app.persona('stranger')
    await planAnswer(app, who, calls.savePersonal, { drop: true })
    await application.give('birthDay', honestAnswers.birthDay)
    await application.next.click()
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
    await sendAgain(page, application.next)
    await page.locator('#ask-birthDay').waitFor({ state: 'hidden' })
  })

  test('does not ask for an employer where there is none', long, async ({ page, app }) => {
    const application = await openApplication(page, app)
    await application.fillStep('personal', honestAnswers, true)
    await application.heading('job').waitFor()
    await application.give('workKind', 'student')
    await application.goOn('workKind')
    await expect(application.field('monthlyIncome')).toBeVisible()
    await expect(application.field('employer')).toBeHidden()
  })

  test('goes on where it was left, on another device', long, async ({ page, app, browser }) => {
    const application = await openApplication(page, app)
    await application.fillStep('personal', honestAnswers, true)
    await application.heading('job').waitFor()
    const other = await browser.newPage()
    openOnceHeard(other)
    await app.openAs(other, 'stranger', '/home')
    await expect(other.getByRole('heading', { name: 'Your application is not finished' })).toBeVisible()
    await other.getByRole('contentinfo').getByRole('link', { name: 'Continue' }).click()
    await expect(new ApplicationPages(other).heading('job')).toBeVisible()
    await other.close()
  })

  test('is looked over before it is sent, and every answer can be changed', long, async ({ page, app }) => {
    const application = await openApplication(page, app)
    await application.fillIn(true)
    await expect(page.getByText('Lualhati Ramos')).toBeVisible()
    await expect(rowOf(page, 'Monthly income')).toHaveText('₱30.000,00')
    await page.getByRole('link', { name: 'Change About you' }).click()
    await expect(application.field('fullName')).toHaveValue('Lualhati Ramos')
    await application.field('fullName').fill('Lualhati Reyes')
    await application.next.click()
    await expect(page.getByText('Lualhati Reyes')).toBeVisible()
  })

  test('a picture that is taken away is gone from the server too', long, async ({ page, app }) => {
    const application = await openApplication(page, app)
    await page.goto(`${page.url().split('&step')[0]}&step=identity`)
    await application.give('idType', honestAnswers.idType)
    await application.goOn('idType')
    await application.give('idNumber', honestAnswers.idNumber)
    await application.goOn('idNumber')
    await application.addPicture(true)
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveCount(0)
    await expect(page.locator('#ask-picture-front').getByLabel('Add a picture')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveCount(0)
    await application.next.click()
    await expect(page.getByText('Please add the picture.').first()).toBeVisible()
    await application.addPicture(true)
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await failed
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  })

  test('needs the consents that it needs, and none that it does not', sends, async ({ page, app }) => {
    const application = await openApplication(page, app)
    await page.goto(`${page.url().split('&step')[0]}&step=consent`)
    await application.heading('consent').waitFor()
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await application.next.click()
    await expect(page.locator('.err').first()).toBeVisible()
    await application.consent()
    await expect(application.heading('personal')).toBeVisible()
  })

  test(
    'asks again where the words have changed since they were shown, with no box ticked below the new ones',
    long,
    async ({ page, app }) => {
      const application = await openApplication(page, app)
      await page.goto(`${page.url().split('&step')[0]}&step=consent`)
      await application.heading('consent').waitFor()
      let isOld = true
      await page.route('**', async (route) => {
        const sent = route.request().postData() ?? ''
        if (!isOld || !sent.includes('dataUseVersion')) return await route.fallback()
        isOld = false
        await route.continue({ postData: sent.replace(/(?<=dataUseVersion=)[0-9a-f]+/, '0123456789ab') })
      })
      await application.consent()
      await expect(page.locator('.err')).toContainText('This text has changed.')
      await expect(page.getByRole('checkbox', { name: 'Use of my data' })).not.toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Credit check' })).toBeChecked()
      await application.consent()
      await expect(application.heading('personal')).toBeVisible()
    },
  )

  test('asks question by question before React runs too', long, async ({ page, app }) => {
    await keepAsleep(page)
    const application = await openApplication(page, app)
    await application.give('birthDay', honestAnswers.birthDay)
    await application.next.click()
    await expect(application.field('fullName')).toBeVisible()
    await application.give('fullName', honestAnswers.fullName)
    await application.next.click()
    await expect(application.field('city')).toBeVisible()
  })

  test('of a visitor leads to the product, and an unknown one says so', sends, async ({ page, app }) => {
    await app.openAs(page, 'stranger', '/apply?productId=candor-cash')
    await expect(page).toHaveURL(/\/product\?productId=candor-cash/)
    await page.goto(`${app.origin}/apply?applicationId=somebody-elses`)
    await expect(page.getByRole('link', { name: 'All loans on offer' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an amount that is not on offer stays in its field, with what is', async ({ page, app }) => {
    await page.goto(`${app.origin}/product?productId=candor-cash`)
    const amount = page.getByRole('textbox', { name: 'How much?' })
    await amount.fill('99999')
    await page.getByRole('button', { name: 'Show what it costs' }).click()
    await expect(page.getByText(/lends from .*1\.000,00.*10\.000,00/).first()).toBeVisible()
    await expect(amount).toHaveValue('99.999')
  })

  test('a picture is taken away by a tick', async ({ page, app }) => {
    const application = await openApplication(page, app)
    const identity = `${page.url().split('&step')[0]}&step=identity`
    await page.goto(identity)
    await application.give('idType', honestAnswers.idType)
    await application.give('idNumber', honestAnswers.idNumber)
    await application.addPicture(false)
    await application.next.click()
    await page.goto(identity)
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Remove this picture' }).check()
    await application.next.click()
    await expect(page.getByText('Please add the picture.').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveCount(0)
    await expect(application.field('idNumber')).toHaveValue(honestAnswers.idNumber)
  })

  test('that is refused says why, what would change it, and leads on', async ({ page, app }) => {
    const application = await openApplication(page, app, '1000000')
    await application.fillIn(false, { ...honestAnswers, monthlyIncome: '2000' })
    await application.send()
    await expect(page.getByText('Not this time.')).toBeVisible()
    await expect(page.getByText('The payments would take too large a part of your income.')).toBeVisible()
    await expect(page.getByText(/^A smaller amount, or lower payments/)).toBeVisible()
    await expect(page.getByText(/^You can apply again from \d{1,2}\s[A-Z][a-z]+\s\d{4}\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'See the other loans' }).click()
    await expect(page).toHaveURL(/\/home/)
  })

  test('a step stands on one page, and what is missing is said at each field', async ({ page, app }) => {
    const application = await openApplication(page, app)
    await application.give('birthDay', honestAnswers.birthDay)
    await application.give('city', honestAnswers.city)
    await application.next.click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(2)
    await expect(application.field('city')).toHaveValue(honestAnswers.city)
  })
})

test.describe('the list of loans', () => {
  test('has each with its state and what is to be paid', long, async ({ page, app }) => {
    await app.openAs(page, 'two-orders', '/orders')
    const running = page.getByRole('region', { name: 'Current' }).getByRole('link')
    await expect(running).toHaveCount(2)
    await expect(running.filter({ hasText: 'Overdue' })).toContainText(/To pay now.*\d,\d\d/)
    await running.filter({ hasText: 'Active' }).click()
    await expect(page).toHaveURL(/\/(loan-detail|order)\?.*orderId=/)
  })

  test('has those that are over, and says so where there are none', reads, async ({ page, app }) => {
    await app.openAs(page, 'settled', '/orders')
    await expect(page.getByRole('region', { name: 'Closed' }).getByText('Settled')).toBeVisible()
    await app.openAs(page, 'new-without-account', '/orders')
    await expect(page.getByText('No loan yet')).toBeVisible()
    await page.getByRole('link', { name: 'See the loans on offer' }).click()
    await expect(page).toHaveURL(/\/home/)
  })
})
