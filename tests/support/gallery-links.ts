// The pages that links in messages open, as they answer their own button: what was done stands in no address.

import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { awake } from '../screens/page.ts'
import type { App, Persona } from './app.ts'
import type { GalleryEntry } from './gallery-list.ts'
import { submitOf } from './sent-form.ts'

/** The address in a text of ours, without its origin. */
const addressIn = (text: string | undefined, page: string): string =>
  new RegExp(`${page}\\?\\S+`).exec(text ?? '')?.[0] ?? ''

/** The link that went to an e-mail address. */
async function linkTo(app: App, email: string, page: string): Promise<string> {
  const [mail] = await app.demo<{ text: string }[]>(`/demo/mailbox?email=${email}`)
  return addressIn(mail?.text, page)
}

async function emailLink(app: App, who: Persona): Promise<string> {
  const email = 'elena@mail.example'
  await app.call(who, 'POST', '/hazel/service/login/email-change-init', { email })
  return await linkTo(app, email, addresses.emailLink)
}

/** The link in the newest reminder of a sample borrower. */
async function reminderLink(app: App, { phone }: Persona): Promise<string> {
  await app.demo('/demo/clock', { advanceDays: 2 })
  const sent = await app.demo<{ purpose: string; text: string }[]>(`/demo/outbox?phone=${phone}`)
  return addressIn(sent.find(({ purpose }) => purpose === 'reminder')?.text, addresses.stopReminders)
}

/** The page with its link used: the voice then says so. */
async function press(page: Page): Promise<void> {
  await awake(page)
  await submitOf('link-act')(page).click()
  await submitOf('link-act')(page).waitFor({ state: 'detached' })
}

const used = (name: string, as: string | null, at: GalleryEntry['at']): GalleryEntry => {
  const then = press
  return { name, as, at, then }
}

/** That of reminders moves the clock, and comes last. */
export const linkPages: readonly GalleryEntry[] = [
  used('email-link-done', 'active', emailLink),
  used('stop-reminders-done', 'due', reminderLink),
]
