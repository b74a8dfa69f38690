// The agreement that stands before the offer, in a frame that may do nothing.

import { confirmScreen, paths } from '../screens/loan.ts'
import { hostCallNames, hostIsConnected, planAnswer } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

// The tracer runs scripts of its own in every frame; this one allows none, and the browser says so.
test.use({ trace: 'off' })

test.describe('the agreement in a frame', () => {
  test.beforeEach(async ({ app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.offer, { merge: { popAgreementUrl: '/loan-agreement' } })
  })

  test('stands before the offer until Agree closes it', async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm')
    const { agreementPrompt, submit } = confirmScreen(page)
    await expect(agreementPrompt).toBeVisible()
    const frame = agreementPrompt.frameLocator('iframe')
    await expect(frame.getByText('You will see your own agreement with your offer')).toBeVisible()
    await expect(agreementPrompt.locator('iframe')).toHaveAttribute('sandbox', '')
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 10)
    await expect(agreementPrompt).toBeVisible()
    await agreementPrompt.getByRole('button', { name: 'Agree' }).click()
    await expect(agreementPrompt).toBeHidden()
    await expect(submit).toBeEnabled()
  })

  test('closes the webview with Cancel', async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm?demoHost=ios')
    await hostIsConnected(page)
    await confirmScreen(page).agreementPrompt.getByRole('link', { name: 'Cancel' }).click()
    await expect.poll(() => hostCallNames(page)).toContain('closeWebview')
  })
})
