// The forms of the borrower's own pages with one way in which each is refused, beside those of refused-forms.ts.

import type { Page } from '@playwright/test'
import type { RefusedForm } from './refused-forms.ts'

const preferences = '/hazel/service/user/save-preferences'
const inboxSeen = '/hazel/v3/inbox/seen'

const tap = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).last().click()
}

export const ownForms: readonly RefusedForm[] = [
  {
    name: 'logins that do not end',
    file: 'profile/logins',
    who: 'due',
    at: '/me/logins',
    refused: '/hazel/service/user/session-end-all',
    act: async (page) => page.getByRole('contentinfo').getByRole('button').last().click(),
  },
  {
    name: 'a consent that stays',
    file: 'profile/privacy',
    who: 'overdue',
    at: '/me/privacy',
    refused: '/hazel/service/user/consent-withdraw',
    act: async (page) => page.getByRole('main').getByRole('button').first().click(),
  },
  {
    name: 'a request about data',
    file: 'profile/privacy',
    who: 'active',
    at: '/me/privacy',
    refused: '/hazel/user-problem/data-request-save',
    act: async (page) => {
      await page.getByText('A question about your data?').click()
      await page.getByLabel('Correct something that is wrong').check()
      await page.locator('textarea[name=text]').fill('My street is Palm Street.')
      await page.getByRole('button', { name: 'Send the request' }).click()
    },
  },
  {
    name: 'settings that only this phone knows',
    file: 'profile/settings',
    who: 'active',
    at: '/me/settings',
    refused: preferences,
    act: tap('Save'),
    says: /./,
  },
  {
    name: 'a card that cannot be added now',
    file: 'payment/own-cards',
    who: 'active',
    at: '/me/cards',
    refused: '/hazel/service/card/add',
    act: tap('Add a card'),
  },
  {
    name: 'automatic repayment without a card',
    file: 'payment/autopay',
    who: 'payway-plain',
    at: ({ orderId }) => `/automatic-repayment?orderId=${orderId}`,
    act: async (page) => {
      await page.getByRole('checkbox', { name: /••••/ }).uncheck()
      await tap('Switch on automatic repayment')(page)
    },
    says: /Choose a card first/,
  },
  { name: 'texts', file: 'inbox/texts', who: 'active', at: '/me/messages', refused: preferences, act: tap('Save') },
  { name: 'read', file: 'inbox/inbox', who: 'active', at: '/inbox', refused: inboxSeen, act: tap('Mark all as read') },
  {
    name: 'a phone number that is none',
    file: 'profile/phone',
    who: 'active',
    at: '/me/phone',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'New phone number' }).fill('12')
      await tap('Send code')(page)
    },
    says: /valid phone number/,
  },
  {
    name: 'an e-mail address that gets no link',
    file: 'profile/email',
    who: 'active',
    at: '/me/email',
    refused: '/hazel/service/login/email-change-init',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'New e-mail address' }).fill('ana@mail.example')
      await tap('Send link')(page)
    },
  },
  {
    name: 'a link for an e-mail address that is too old',
    file: 'profile/email-link',
    at: '/email?confirm=AAAAAAAAAAAAAAAA',
    act: tap('Yes, use it'),
    says: /This link is not valid any more/,
  },
  {
    name: 'a home address that is not saved',
    file: 'profile/address',
    who: 'application-ready',
    at: '/me/address',
    refused: '/hazel/v3/certify/save-personal-info',
    act: tap('Save'),
  },
  {
    name: 'a new name without a picture',
    file: 'complaint/name',
    who: 'active',
    at: '/me/name',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'New full name' }).fill('Elena Villanueva')
      await tap('Send')(page)
    },
    says: /add a picture of your document/,
  },
]
