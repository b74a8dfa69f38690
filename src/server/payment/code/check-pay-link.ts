// Payment links of the lender's own back end: shown only under its signature, and pictures only from where they may come.

import { presentations } from '../../../contracts/payment.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { minorLimit } from '../../../core/money.ts'
import type { Caller, Handler } from '../../http/call.ts'
import { payLinkIsSigned } from './pay-link.ts'
import { drawPayCode } from './pay-picture.ts'

/**
 * `valid` false, and nothing else of the link, unless the lender signed exactly these values. A picture from an origin that
 * is not listed is left out. Where the link brings none, we draw the code ourselves.
 */
export const checkPayLink: Handler<'checkPayLink', Caller | null> = async (input, { deps, currencySymbol }) => {
  const { amount = '', code = '', image = '', showType = '', sign = '' } = input
  const presentation = presentations[Number(showType) - 1]
  const refused = {
    valid: false,
    code: '',
    image: '',
    drawing: null,
    amountMinor: 0,
    presentation: presentations[0],
    currencySymbol,
  }
  const { payLinkSigningKey, payLinkSigningKeyBefore } = deps.config
  if (!payLinkIsSigned({ amount, code, image, showType }, sign, payLinkSigningKey, payLinkSigningKeyBefore))
    return refused
  const amountMinor = /^[0-9]{1,15}$/.test(amount) ? Number(amount) : Number.NaN
  if (!(amountMinor < minorLimit) || presentation === undefined || code === '') return refused
  const picture = image === '' ? '' : (safeUrl('image', image, deps.config) ?? '')
  const drawing = picture === '' ? drawPayCode(presentation, code, null) : null
  return { ...refused, valid: true, code, image: picture, drawing, amountMinor, presentation }
}
