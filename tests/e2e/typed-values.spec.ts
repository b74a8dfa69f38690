// What is typed is what is read: the same characters mean the same in a field with a script and in a form that is sent without one.

import type { Locator, Page } from '@playwright/test'
import { readPhone } from '../../src/core/identity/phone.ts'
import { markets } from '../../src/core/market/markets.ts'
import { readAmount } from '../../src/core/typed-amount.ts'
import { readDigits } from '../../src/core/typed-digits.ts'
import { openAwake } from '../screens/kit.ts'
import { awake } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { turnOf, usualWays } from '../support/turns.ts'

const { phone, moneyFormat } = markets.standard

/** The fields of the kit, the reader of each, and ways to write a value that a script could spoil. */
const fields: readonly {
  readonly label: string
  readonly read: (typed: string) => unknown
  readonly typed: readonly string[]
}[] = [
  {
    label: 'Phone number',
    read: (typed) => readPhone(typed, phone),
    typed: [
      '13912345678',
      '+86 139 1234 5678',
      '8613912345678',
      '0139-1234-5678',
      '１３９１２３４５６７８',
      '1391234567x',
    ],
  },
  { label: 'Code from the message', read: readDigits, typed: ['417 023', '४१७०२३', '417o23', '4170234'] },
  { label: 'Card number', read: readDigits, typed: ['4417 1234 5678 9113', '4417-1234-5678-9113'] },
  {
    label: 'Amount',
    read: (typed) => readAmount(typed, moneyFormat),
    typed: ['1250', '20.00', '1250.50', '1,250.00', '1.250,00', '1 250', '1,250', '12,345', '१२५०', 'ten'],
  },
]

async function emptied(page: Page, label: string): Promise<Locator> {
  const field = page.getByLabel(label, { exact: label === 'Amount' })
  await field.fill('')
  return field
}

async function keyed(page: Page, label: string, typed: string): Promise<string> {
  const field = await emptied(page, label)
  await field.pressSequentially(typed)
  return await field.inputValue()
}

async function pasted(page: Page, label: string, typed: string): Promise<string> {
  const field = await emptied(page, label)
  await field.fill(typed)
  return await field.inputValue()
}

test('is read the same, typed with a script and posted without', async ({ page, app }) => {
  await openAwake(page, app)
  for (const { label, read, typed } of fields) {
    for (const [place, text] of typed.entries())
      for (const enter of turnOf([keyed, pasted], place)) {
        const stands = await enter(page, label, text)
        expect([text, read(stands)], `${label}, ${enter.name}`).toEqual([text, read(text)])
        // What cannot be read stands there as it was typed, at most with the blanks of what could be read up to there.
        if (read(text) === null) expect(stands.replaceAll(' ', ''), label).toBe(text.replaceAll(' ', ''))
      }
  }
})

for (const javaScriptEnabled of usualWays) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a code goes to the number that was meant, and a number that is none stays in its field', async ({
      page,
      app,
    }) => {
      await page.goto(`${app.origin}/login`)
      if (javaScriptEnabled) await awake(page)
      const field = page.getByLabel('Phone number')
      const send = page.getByRole('button', { name: /code/i }).first()
      await field.fill('13900000163 or 13900000164')
      await send.click()
      await expect(page.getByText(/valid phone number\. For example: 13900000000/).first()).toBeVisible()
      await expect(field).toHaveValue('13900000163 or 13900000164')
      await field.fill('+86 (0)139 0000 0163')
      await send.click()
      await expect(page.getByLabel(/code/i).first()).toBeVisible()
      const sent = await fetch(`${app.origin}/demo/outbox?phone=13900000163`)
      expect(await sent.text()).toMatch(/\d{6}/)
    })
  })
}
