// The lender's public pages as a visitor finds them: by role and by label.

import type { Page } from '@playwright/test'
import { rowOf } from './page.ts'

/** The tabs of the site with their addresses. */
export const siteTabs = [
  ['Home', '/'],
  ['Privacy Agreement', '/Policy'],
  ['Loan terms and conditions', '/Loan'],
  ['User Reviews', '/Reviews'],
  ['About us', '/About'],
  ['Compare loans', '/compare'],
] as const

/** Every page that React does not run. */
export const scriptless = [
  '/',
  '/compare',
  '/About',
  '/Policy',
  '/Loan',
  '/Reviews',
  '/about-us',
  '/privacy-policy',
] as const

export function site(page: Page) {
  return {
    nav: page.getByRole('navigation', { name: 'Main' }),
    imprint: page.getByRole('contentinfo'),
    example: page.getByRole('region', { name: 'What it costs' }),
    email: page.getByRole('textbox', { name: 'News by e-mail' }),
    subscribe: page.getByRole('button', { name: 'Subscribe' }),
    policy: page.frameLocator('iframe[title="The text of the privacy policy"]'),
    /** A row of the lists of terms and values. */
    row: (term: string | RegExp) => rowOf(page, term),
  }
}

export function contactForm(page: Page) {
  const form = page.getByRole('region', { name: 'Write to us' })
  return {
    name: form.getByRole('textbox', { name: 'Name' }),
    telephone: form.getByRole('textbox', { name: 'Telephone' }),
    suggestion: form.getByRole('textbox', { name: 'Suggestion' }),
    send: form.getByRole('button', { name: 'Send' }),
  }
}

export function preview(page: Page) {
  const people = page.getByRole('region', { name: 'Who' })
  const tools = page.getByRole('region', { name: 'Tools' })
  return {
    people,
    tools,
    device: page.getByRole('region', { name: 'Phone' }),
    /** A button that opens a screen. */
    screen: (name: string) =>
      page.getByRole('region', { name: 'Open a screen' }).getByRole('button', { name, exact: true }),
    person: (name: string) => people.getByRole('link').filter({ hasText: name }).first(),
    tool: (title: string) => tools.getByRole('group').filter({ hasText: title }),
  }
}
