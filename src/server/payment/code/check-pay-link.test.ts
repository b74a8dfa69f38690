// Signed payment links at their call: genuine or worth nothing, and pictures only from where they may come.

import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { loadConfig } from '../../../settings/config.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Caller } from '../../http/call.ts'
import { checkPayLink } from './check-pay-link.ts'
import { signPayLink } from './pay-link.ts'

const config = loadConfig({ ALLOWED_IMAGE_ORIGINS: 'https://pictures.example' })
const key = config.payLinkSigningKey ?? ''
const link = { amount: '140000', code: '8710440299135527', image: '', showType: '1' }

function check(input: CallInput<'checkPayLink'>, payLinkSigningKey: string | null = key) {
  const deps = { config: { ...config, payLinkSigningKey } } as Deps
  return checkPayLink(input, { deps, currencySymbol: '₱' } as Call<Caller | null>)
}
const signed = (changes: Partial<typeof link> = {}) => {
  const changed = { ...link, ...changes }
  return { ...changed, sign: signPayLink(changed, key) }
}

describe('a payment link', () => {
  it('says its code and amount under the lender’s signature', async () => {
    expect(await check(signed())).toEqual({
      valid: true,
      code: '8710440299135527',
      image: '',
      drawing: null,
      amountMinor: 140_000,
      presentation: 'code',
      currencySymbol: '₱',
    })
  })

  it.each([
    ['no signature', { ...link }],
    ['another code', { ...signed(), code: '8710440299135528' }],
    ['another amount', { ...signed(), amount: '1' }],
    ['another picture', { ...signed(), image: '/logos/x.svg' }],
    ['nothing at all', {}],
    ['an amount that is none, although signed', signed({ amount: '1e9' })],
    ['no amount, although signed', signed({ amount: '' })],
    ['an unknown way to show it, although signed', signed({ showType: '4' })],
    ['no code, although signed', signed({ code: '' })],
  ])('is worth nothing with %s', async (_, input) => {
    expect(await check(input)).toMatchObject({ valid: false, code: '', image: '', drawing: null, amountMinor: 0 })
  })

  it('is worth nothing where the lender set no key', async () => {
    expect(await check(signed(), null)).toMatchObject({ valid: false })
  })

  it.each([
    ['/logos/m-wallet.svg', '/logos/m-wallet.svg'],
    ['https://pictures.example/qr.png', 'https://pictures.example/qr.png'],
    ['https://evil.example/qr.png', ''],
    ['javascript:alert(1)', ''],
  ])('shows the picture %s as %o', async (image, shown) => {
    expect(await check(signed({ image, showType: '2' }))).toMatchObject({ valid: true, image: shown })
  })

  it.each([
    ['2', 'qr'],
    ['3', 'barcode'],
  ])('that brings no picture has it drawn by us (%s)', async (showType, presentation) => {
    expect(await check(signed({ showType }))).toMatchObject({
      presentation,
      drawing: { path: expect.stringMatching(/^M/) },
    })
  })
})
