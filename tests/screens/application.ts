// The way of a borrower without an app as a person finds it: by role and by the words of the language that is read.

import type { Locator, Page } from '@playwright/test'
import type { FormStep } from '../../src/core/application/application-fields.ts'
import { type ApplicationFieldCode, fieldsOf } from '../../src/core/application/step-fields.ts'
import type { Language } from '../../src/core/language.ts'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'
import type { App } from '../support/app.ts'
import { codeFor, picture } from './page.ts'

/** Paths of the calls behind these screens, for planned answers and the log of calls. */
export const calls = {
  home: '/hazel/v3/home/home-page',
  product: '/hazel/v3/product/detail',
  apply: '/hazel/v3/product/apply',
  push: '/hazel/v3/product/push',
  savePersonal: '/hazel/v3/certify/save-personal-info',
  saveJob: '/hazel/v3/certify/save-job-info',
  orders: '/hazel/v3/order/order-list',
  logIn: '/hazel/service/login/sms-code-login',
  voiceCode: '/hazel/service/login/send-voice-code',
} as const

/** Everything that an application asks for; amounts as the default market writes them. */
export const honestAnswers = {
  birthDay: ['4', '7', '1990'],
  fullName: 'Lualhati Ramos',
  city: 'Cebu',
  address: '12 Mabini Street',
  email: 'lualhati@example.com',
  workKind: 'employed',
  employer: 'Bakery Mabini',
  monthlyIncome: '30000',
  purpose: 'education',
  otherPayments: '0',
  dependants: '1',
  idType: 'passport',
  idNumber: 'P1234567A',
} as const satisfies Record<ApplicationFieldCode, string | readonly string[]>
export type Answers = { readonly [Code in keyof typeof honestAnswers]: string | readonly string[] }

/** The application's pages in one language. */
export class ApplicationPages {
  readonly page: Page
  readonly words: ReturnType<typeof wordsFor>
  readonly asked: ReturnType<typeof serverWordsFor>['application']
  readonly next: Locator

  constructor(page: Page, language: Language = 'en') {
    this.page = page
    this.words = wordsFor(language)
    this.asked = serverWordsFor(language).application
    this.next = page.getByRole('button', { name: this.words.application.apply.next, exact: true })
  }

  field(code: keyof Answers): Locator {
    const { title } = this.asked.fields[code]
    return this.page.getByRole('textbox', { name: title })
  }

  choice(code: 'workKind' | 'purpose' | 'idType', value: string): Locator {
    const names: Readonly<Record<string, string>> = {
      workKind: this.asked.workKinds,
      purpose: this.asked.purposes,
      idType: this.asked.documents,
    }[code]
    return this.page.getByRole('group', { name: this.asked.fields[code].title }).getByRole('radio', {
      name: names[value] ?? value,
      exact: true,
    })
  }

  /** Types the three parts of the date of birth. */
  async typeBirthDay(parts: readonly string[]): Promise<void> {
    const group = this.page.getByRole('group', { name: this.asked.fields.birthDay.title })
    const { day, month, year } = this.words.kit.dateParts
    for (const [index, name] of [day, month, year].entries()) {
      await group.getByRole('textbox', { name, exact: true }).fill(parts[index] ?? '')
    }
  }

  /** Gives one answer, whatever kind of question it is. */
  async give(code: keyof Answers, answer: string | readonly string[]): Promise<void> {
    if (typeof answer !== 'string') return await this.typeBirthDay(answer)
    if (code === 'workKind' || code === 'purpose' || code === 'idType') return await this.choice(code, answer).check()
    await this.field(code).fill(answer)
    // The amount's own keys lie over the button.
    if (code === 'monthlyIncome' || code === 'otherPayments') await this.page.keyboard.press('Escape')
  }

  /** The picture of the front: sent at once where script runs, with the form where none does. */
  async addPicture(script: boolean): Promise<void> {
    if (!script) {
      await this.page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await picture('passport.png'))
      return
    }
    await this.page
      .locator('#ask-picture-front')
      .getByLabel(this.words.kit.images.add)
      .setInputFiles(await picture('passport.png'))
    await this.page.getByRole('img', { name: this.words.kit.images.name({ n: 1 }) }).waitFor()
    await this.page.getByRole('progressbar', { name: /%/ }).waitFor({ state: 'detached' })
  }

  heading(step: 'personal' | 'job' | 'ext' | 'identity' | 'consent'): Locator {
    return this.page.getByRole('heading', { name: this.asked.steps[step].title })
  }

  /** Fills in one step: question by question with script, all on one page without. */
  async fillStep(step: FormStep, answers: Answers, script: boolean): Promise<void> {
    await this.heading(step).waitFor()
    for (const { code } of fieldsOf(step)) {
      await this.give(code, answers[code])
      if (script) await this.goOn(code)
    }
    if (step === 'identity') {
      await this.addPicture(script)
      if (script) {
        await this.goOn('picture-front')
        await this.goOn('picture-back')
      }
    }
    if (!script) await this.next.click()
  }

  /** Presses 'Next' and waits until the question is no longer the one that is asked. */
  async goOn(code: string): Promise<void> {
    await this.next.click()
    await this.page.locator(`#ask-${code}`).waitFor({ state: 'hidden' })
  }

  /** The whole application, from its first step to the review. */
  async fillIn(script: boolean, answers: Answers = honestAnswers): Promise<void> {
    await this.fillStep('personal', answers, script)
    await this.fillStep('job', answers, script)
    await this.fillStep('ext', answers, script)
    await this.fillStep('identity', answers, script)
    await this.consent()
    await this.page.getByText(this.words.application.apply.review).waitFor()
  }

  async consent(): Promise<void> {
    await this.heading('consent').waitFor()
    const { dataUse, creditCheck } = this.asked.consents
    for (const { title } of [dataUse, creditCheck]) await this.page.getByRole('checkbox', { name: title }).check()
    await this.next.click()
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.application.apply.send }).click()
  }
}

/** Logs in with a new phone, through the page itself. */
export async function logInAsStranger(
  page: Page,
  app: App,
  phone: string,
  language: Language = 'en',
  arrives = /\/home/,
): Promise<void> {
  const { identity } = wordsFor(language)
  await page.getByRole('textbox', { name: identity.phone }).fill(phone)
  await page.getByRole('button', { name: identity.getCode }).click()
  await page.getByRole('button', { name: identity.login.callMe }).waitFor()
  await page.getByRole('textbox', { name: identity.code }).fill(await codeFor(app, phone))
  await page.getByRole('contentinfo').getByRole('button', { name: identity.login.submit }).click()
  await page.waitForURL(arrives)
}
