// What the money screens do beside sending one form: the code to pay with, the code from a phone, and the account that cannot go yet.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { fillAccount } from './money-forms.ts'
import { openScreen, until } from './money-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

describe('a code to pay with', () => {
  it('stands there with its amount, its end and its steps, and is copied whole', async () => {
    const copied: string[] = []
    clipboard(async (text) => void copied.push(text))
    const screen = await openScreen('pay-code')
    for (const words of ['₱1.400,00', '8747', 'Valid until', 'Waiting for your payment.']) await screen.says(words)
    screen.tap('Click to Copy')
    await screen.says('copy success')
    expect(copied).toEqual(['8747285749951256'])
  })

  it('that the phone does not copy says so, and what to do', async () => {
    clipboard(async () => {
      throw new Error('not allowed')
    })
    document.execCommand = () => false
    const screen = await openScreen('pay-code')
    screen.tap('Click to Copy')
    await screen.says("Your phone couldn't copy it.")
  })

  it('is asked about by a tap, and says what came of it: nothing yet, or the money', async () => {
    const screen = await openScreen('pay-code')
    const asked = screen.stateOfPayment(screen.view)
    screen.tap('I have paid, check now')
    await screen.says('Nothing has arrived yet.')
    expect(asked.at(-1)).toContain('ref=pV4aUWkVoD3l6K1oKaqZ0Q')
    const code = { ...(screen.view.code as object), state: 'paid' }
    screen.stateOfPayment({ ...screen.view, code, paid: null })
    screen.tap('I have paid, check now')
    await screen.says('Your payment has arrived.')
  })

  it('stays on the page where no answer comes, with the time that it is from', async () => {
    const screen = await openScreen('pay-code')
    screen.stateOfPayment(null)
    screen.tap('I have paid, check now')
    await screen.says('What you see is from 12:00.')
    await screen.says('8747')
  })

  it('in a picture has a name, the same code as text, and the way into the wallet', async () => {
    const screen = await openScreen('pay-code-qr')
    await screen.says('Or type this code')
    await screen.says('8713')
    const picture = document.querySelector('svg[role=img], [role=img], img[alt]:not([alt=""])')
    expect(picture?.getAttribute('aria-label') ?? picture?.getAttribute('alt') ?? picture?.textContent).toBeTruthy()
    const wallet = Array.from(document.querySelectorAll('a')).find((link) => link.textContent.includes('Open M-Wallet'))
    expect(wallet?.getAttribute('href')).toBe('mwallet://pay?code=8713137200959265&amount=140000')
  })
})

describe('a payment by card', () => {
  it('without a card is refused on the page, and nothing is sent', async () => {
    const screen = await openScreen('payway')
    screen.choose('Bank of the Islands')
    screen.tap('Payment')
    await screen.saysWhy('please choose a payment bank card first')
    expect(screen.calls).toEqual([])
  })

  const chosenCards = () => Array.from(document.querySelectorAll('input[name=card]:checked'))

  it('has the only card chosen', async () => {
    await openScreen('payway')
    expect(chosenCards()).toHaveLength(1)
  })

  it('has none of two cards chosen, and says that one has to be', async () => {
    const second = { id: 'card2', bankName: 'Northern Rural Bank', maskedNumber: '•••• 1881', bankCode: 'NORTH' }
    const { ways } = (await openScreen('payway')).view as { readonly ways: { readonly cards: readonly object[] } }
    const screen = await openScreen('payway', { ways: { ...ways, cards: [...ways.cards, second] } })
    expect(chosenCards()).toEqual([])
    screen.tap('Payment')
    await screen.saysWhy('please choose a payment bank card first')
    expect(screen.calls).toEqual([])
  })

  it('that needs a code leads to its step, and names the record there', async () => {
    const screen = await openScreen('payway')
    screen.answers('commitCardPayment', { data: { codeNeeded: true, recordId: 'rec7' } })
    const loads = screen.loads()
    screen.tap('Payment')
    await until(() => expect(screen.loads()).toBeGreaterThan(loads))
    await until(() => expect(screen.at()).toContain('record=rec7'))
  })
})

describe('another account for payouts', () => {
  const asksForCode = {
    code: refusalCodes.accountChangeNeedsCode,
    values: { smsToken: 'sms1', sendDetail: '•••• 0001' },
  }

  it('needs the code from the phone: nothing is saved before, and all that was typed goes along', async () => {
    const screen = await openScreen('bind-account')
    screen.answers(
      'saveAccount',
      { problem: asksForCode },
      { problem: { code: refusalCodes.codeIsWrong } },
      { data: null },
    )
    await fillAccount(screen)
    screen.tap('Next')
    await screen.says('We have sent a code to •••• 0001. Until you type it, your money goes to the old account.')
    await screen.says('Bank of the Islands')
    await until(() => expect(document.activeElement?.getAttribute('name')).toBe('code'))
    screen.tap('Confirm')
    await screen.saysWhy('Please enter the six digits of the code.')
    expect(screen.calls.filter(({ name }) => name === 'saveAccount')).toHaveLength(1)
    screen.type('code', '000000')
    screen.tap('Confirm')
    await until(() => expect(screen.calls.filter(({ name }) => name === 'saveAccount')).toHaveLength(2))
    await until(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
    screen.type('code', '123456')
    const loads = screen.loads()
    screen.tap('Confirm')
    await until(() => expect(screen.loads()).toBeGreaterThan(loads))
    const [, wrong, right] = screen.calls.filter(({ name }) => name === 'saveAccount')
    const typed = { bankCode: 'ISLANDS', accountNumber: '001234567890', accountName: 'Jose Reyes', smsToken: 'sms1' }
    expect(wrong?.input).toMatchObject({ ...typed, code: '000000' })
    expect(right?.input).toMatchObject({ ...typed, code: '123456' })
    // A refused code was sent under its key for good: what is corrected goes under a new one.
    expect(wrong?.key).toBeTruthy()
    expect(right?.key).toBeTruthy()
    expect(right?.key).not.toBe(wrong?.key)
  })

  it('with a missing field names that field, and sends nothing', async () => {
    const screen = await openScreen('bind-account')
    screen.answers('getAccountForm', { data: { items: screen.view.items } })
    screen.type('accountName', 'Jose Reyes')
    screen.tap('Next')
    await until(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0))
    expect(screen.calls.map(({ name }) => name)).toEqual(['getAccountForm'])
  })

  it('says on the way from a loan that nothing is paid from it', async () => {
    const screen = await openScreen('change-account')
    await screen.says('This account is not for paying')
    await screen.says('Pay my loan')
  })
})

describe('the deletion of an account that still owes', () => {
  const phone = '13900000001'

  it('says so before anything is sent', async () => {
    const screen = await openScreen('delete-account')
    await screen.says('You can’t delete it yet: a loan is still open.')
    expect(screen.calls).toEqual([])
  })

  it('is refused with what is owed and the way to pay it, after the code of the phone', async () => {
    const screen = await openScreen('delete-account')
    screen.answers('sendDeletionCode', { data: { resendSeconds: 60 } })
    screen.type('phone', phone)
    screen.tap('Send code')
    await screen.says('Verification code sent!')
    screen.tap('Enter the code')
    await until(() => expect(document.activeElement?.getAttribute('name')).toBe('code'))
    const line = { n: 4, dueDate: '2026-12-12', amountMinor: 140_000, paidMinor: 0, lateChargeMinor: 0 }
    const order = { orderId: 'L9', productId: 'candor-cash', schedule: [line] }
    const values = { amount: '₱\u00a01.400,00', orderId: 'L9' }
    const message = 'You still owe 1.400,00.'
    screen.answers('deleteAccount', { problem: { code: refusalCodes.moneyIsStillOwed, message, values } })
    screen.answers('getOrder', { data: order })
    screen.type('code', '123456')
    await until(() => expect(screen.button('Confirm deletion').disabled).toBe(false))
    screen.tap('Confirm deletion')
    await screen.says(message)
    await screen.says('You still owe ₱1.400,00')
    const pay = Array.from(document.querySelectorAll('footer a')).find((link) => link.textContent === 'Repayment')
    expect(pay?.getAttribute('href')).toContain('/repay?orderId=L9')
    const [deletion] = screen.calls.filter(({ name }) => name === 'deleteAccount')
    const key = expect.stringContaining(String(screen.view.key))
    expect(deletion).toMatchObject({ input: { phone, code: '123456' }, key })
  })
})
