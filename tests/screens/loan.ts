// The loan's screens as a person finds them: by role and by label.

import type { Page } from '@playwright/test'
import { rowOf } from './page.ts'

export const paths = {
  offer: '/hazel/v3/loan-confirm/loan-detail-confirm',
  push: '/hazel/v3/loan-confirm/loan-detail-push-yd',
  agreements: '/hazel/v3/contract/contract',
  agreementJump: '/hazel/v3/contract/contract-jump',
  classicAgreementJump: '/gopia/goya/agreement-jump',
  details: '/hazel/v3/loan-details/loan-details',
  moveDate: '/hazel/v3/loan-details/date-move',
  askHardship: '/hazel/v3/loan-details/hardship-request',
  withdraw: '/hazel/v3/loan-details/withdraw',
  score: '/hazel/v3/loan-details/google-score',
  event: '/hazel/service/event/save',
  loginFailure: '/hazel/service/new/union-error-info',
  classicOffer: '/gopia/goya/confirm-data',
  classicPush: '/gopia/goya/push',
  productJump: '/gopia/goya/product-jump',
} as const

export function confirmScreen(page: Page) {
  return {
    submit: page.getByRole('button', { name: 'Loan Now' }),
    agree: page.getByRole('checkbox', { name: 'I have read and agree to the documents of this loan.' }),
    plan: page.getByRole('region', { name: 'Repayment Plan' }),
    card: page.getByRole('region', { name: 'Your bank card' }).getByRole('link'),
    retention: page.getByRole('dialog', { name: 'Point out' }),
    agreementPrompt: page.getByRole('dialog', { name: 'Agreement' }),
    paper: (title: string) => page.getByRole('link', { name: title, exact: true }),
    /** A row of the lists of terms and values. */
    row: (term: string | RegExp) => rowOf(page, term),
  }
}

export function orderScreen(page: Page) {
  const scoreDialog = page.getByRole('dialog', { name: 'How do you like this app?' })
  return {
    market: page.getByRole('region', { name: 'Other loans' }),
    foot: page.getByRole('contentinfo'),
    scoreDialog,
    /** A row of the lists of terms and values. */
    row: (term: string | RegExp) => rowOf(page, term),
    picture: (name: RegExp) => page.getByRole('img', { name }),
    star: (stars: number) => scoreDialog.getByRole('radio', { name: `${stars} of 5 stars` }),
  }
}
