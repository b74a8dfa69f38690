// The screens of complaints, accounts, login and registration as a person finds them: by role and by label.

import { expect, type Locator, type Page } from '@playwright/test'
import type { App, Persona } from '../support/app.ts'
import { awake, codeFor, picture } from './page.ts'
import { Screen } from './screen.ts'

/** Paths of the calls behind these screens, for planned answers and the log of calls. */
export const calls = {
  startComplaint: '/hazel/user-problem/problem-init',
  upload: '/hazel/user-problem/upload-problem-img',
  save: '/hazel/user-problem/problem-save',
  list: '/hazel/user-problem/problem-list',
  details: '/hazel/user-problem/problem-detail',
  rate: '/hazel/user-problem/save-score',
  accountForm: '/hazel/service/entry-order/card-init',
  saveAccount: '/hazel/v3/certify/save-bank-info',
  changeAccount: '/hazel/v3/certify/change-bank-info',
  support: '/hazel/v3/personal-center/contact-kf-info',
  whatsApp: '/hazel/v3/personal-center/whatsapp',
  deletionCode: '/hazel/service/login/send-sms-code-new',
  deletion: '/hazel/service/login/user-delete',
  logIn: '/hazel/service/login/sms-code-login',
  template: '/api/v2/youmi/service/channel/channel-template',
  sid: '/api/v2/youmi/promotion/get-sid',
  visit: '/api/v2/youmi/promotion/track-visit',
  click: '/api/v2/youmi/promotion/track-click',
  registrationCode: '/api/v2/youmi/promotion/get-sms',
  register: '/api/v2/youmi/promotion/register',
} as const

export class ComplaintEntry extends Screen {
  readonly types = this.page.getByRole('region', { name: 'What it is about' })
  readonly all = this.page.getByRole('button', { name: 'All', exact: true })
  readonly orders = this.page.getByRole('dialog', { name: 'Choose the loan' })
  readonly mine = this.page.getByRole('link', { name: 'My complaints' })

  type(name: string): Locator {
    return this.types.getByRole('link', { name, exact: true })
  }
}

export class ComplaintForm extends Screen {
  readonly text = this.page.getByRole('textbox', { name: 'Tell us what happened' })
  readonly send = this.page.getByRole('button', { name: 'Send', exact: true })
  readonly sent = this.page.getByRole('dialog', { name: 'We got your complaint' })
  readonly pictures = this.page.getByRole('img', { name: /^Picture \d$/ })
  readonly plainFiles = this.page.locator('input[type=file][multiple]')

  async addPicture(file?: Awaited<ReturnType<typeof picture>>): Promise<void> {
    await this.page.getByLabel('Add a picture').setInputFiles(file ?? (await picture()))
  }

  /** Resolves once no picture is on its way: before that, the form holds a tap on 'Send'. */
  async arrived(): Promise<void> {
    await expect(this.page.getByRole('progressbar')).toHaveCount(0)
  }
}

export class RatingSheet extends Screen {
  readonly sheet = this.page.getByRole('dialog', { name: 'Please rate this service' })
  readonly send = this.sheet.getByRole('button', { name: 'Send' })
  readonly cancel = this.sheet.getByRole('button', { name: 'Cancel' })

  star(stars: number): Locator {
    return this.sheet.getByRole('radio', { name: `${stars} of 5 stars` })
  }
}

export class AccountForm extends Screen {
  readonly next = this.page.getByRole('button', { name: 'Next' })
  readonly bank = this.page.getByRole('button', { name: /^Bank / })
  readonly channel = this.page.getByRole('button', { name: /^How we send it/ })
  readonly city = this.page.getByRole('button', { name: /^City/ })
  readonly accountNumber = this.page.getByRole('textbox', { name: 'Account number' })
  readonly accountName = this.page.getByRole('textbox', { name: 'Name on the account' })
  readonly walletNumber = this.page.getByRole('textbox', { name: 'Wallet number' })

  cardType(name: string): Locator {
    return this.page.getByRole('radio', { name })
  }

  /** Opens a field's list, takes a choice and confirms it. */
  async pick(field: Locator, choice: string): Promise<void> {
    await field.click()
    const sheet = this.page.getByRole('dialog')
    await sheet.getByRole('radio', { name: choice }).check()
    await sheet.getByRole('button', { name: 'Confirm' }).click()
  }
}

/** The account form as a borrower opens it, awake. */
export async function openAccountForm(
  page: Page,
  app: App,
  query = '',
  name = 'new-without-account',
): Promise<{ readonly who: Persona; readonly form: AccountForm }> {
  const who = await app.openAs(page, name, `/bind-card?${query}`)
  await awake(page)
  return { who, form: new AccountForm(page) }
}

/** A bank, a number and a name. */
export async function fillAccount(form: AccountForm): Promise<void> {
  await form.pick(form.bank, 'Bank of the Islands')
  await form.accountNumber.fill('001234567890')
  await form.accountName.fill('Jose Reyes')
}

export class DeletionPage extends Screen {
  readonly phone = this.page.getByRole('textbox', { name: 'Phone number' })
  readonly sendCode = this.page.getByRole('button', { name: 'Send code' })
  readonly code = this.page.getByRole('textbox', { name: 'Code from the message' })
  readonly confirm = this.page.getByRole('button', { name: 'Confirm deletion' })

  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.sendCode.click()
  }

  /** Asks for a code and types the one that came. */
  async giveCode(app: App, phone: string): Promise<void> {
    await this.askForCode(phone)
    await this.page.getByRole('button', { name: 'Enter the code' }).click()
    await this.code.fill(await codeFor(app, phone))
  }
}

export class LoginPage extends Screen {
  readonly phone = this.page.getByRole('textbox', { name: 'Phone number' })
  readonly getCode = this.page.getByRole('button', { name: 'Get code' })
  readonly code = this.page.getByRole('textbox', { name: 'Code from the message' })
  readonly enter = this.page.getByRole('contentinfo').getByRole('button', { name: 'Log in' })
}

export class RegisterPage extends Screen {
  readonly mobile = this.page.getByRole('textbox', { name: 'Mobile number' })
  readonly captcha = this.page.getByRole('textbox', { name: 'Letters in the picture' })
  readonly picture = this.page.getByRole('img', { name: 'Four letters or figures in a picture' })
  readonly another = this.page.getByRole('button', { name: 'Another picture' })
  // A player has no role: assistive technology names it by its label.
  readonly sound = this.page.locator('main').getByLabel('Or listen, and type the four digits that you hear:')
  readonly code = this.page.getByRole('textbox', { name: 'SMS code' })
  readonly getCode = this.page.getByRole('button', { name: 'Get code' })
  readonly apply = this.page.getByRole('main').getByRole('button', { name: /Apply/ })

  /** What the picture says: the demo knows. */
  async captchaAnswer(app: App): Promise<string> {
    // The picture has to be drawn before it says anything.
    await this.page.waitForFunction(() => {
      const drawn = document.querySelector<HTMLImageElement>('img[src*="captcha"]')
      return drawn?.complete === true && drawn.naturalWidth > 0
    })
    const sid = await this.page.locator('input[name=sid]').inputValue()
    return (await app.demo<{ answer: string }>(`/demo/captcha?sid=${encodeURIComponent(sid)}`)).answer
  }

  /** Plays the digits, without a loudspeaker, and tells what they are: the demo knows. */
  async heard(app: App): Promise<string> {
    await this.sound.evaluate(async (player: HTMLAudioElement) => {
      player.muted = true
      player.playbackRate = 4
      const isOver = new Promise((resolve) => player.addEventListener('ended', resolve, { once: true }))
      await player.play()
      await isOver
    })
    const sid = await this.page.locator('input[name=sid]').inputValue()
    return (await app.demo<{ spoken: string }>(`/demo/captcha?sid=${encodeURIComponent(sid)}`)).spoken
  }
}
