// The settings of the lender: its name, market, colours, customer service and data.

import { z } from 'zod'
import { marketIds } from '../core/market/market.ts'
import { forProduction, optional, required, setOr, setting } from './setting.ts'
import { appScheme, roleLimits, spoken } from './values.ts'

const text = (most: number) =>
  z.string().max(most, `must have at most ${most} characters`).describe(`text of at most ${most} characters`)
const colour = (such: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, `must be a colour such as ${such}`)
    .describe('a colour, #rrggbb')

export const lenderSettings = {
  POLICY_PACK: required(
    z.enum(marketIds, `must be one of ${marketIds.join(', ')}`).describe(`one of ${marketIds.join(', ')}`),
    {
      example: 'standard',
      help: 'Limits on what a loan may cost, as a choice that your counsel has confirmed; standard has no limits.',
    },
  ),
  LENDER_NAME: required(text(80), {
    example: 'Candor Lending',
    help: 'The name of the lender, on every page and paper: in letters of Latin, Devanagari or Chinese.',
  }),
  LENDER_ADDRESS: required(text(160), {
    example: '12 Mabini Street, Quezon City',
    help: 'The lender’s place of business in one line: under every public page.',
  }),
  LENDER_REGISTRATION: required(text(80), {
    example: 'CS-2026-0001',
    help: 'The number of its registration or licence: under every public page.',
  }),
  SUPPORT_PHONE: required(
    z
      .string()
      .regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a telephone number')
      .describe('a telephone number'),
    { example: '+63 2 5550 0100', help: 'Telephone of customer service.' },
  ),
  SUPPORT_EMAIL: required(z.email('must be an e-mail address').describe('an e-mail address'), {
    example: 'help@candor.example',
    help: 'E-mail address of customer service.',
  }),
  SUPPORT_WHATSAPP: optional(
    z
      .string()
      .regex(/^\+[1-9][0-9 ]{6,20}$/, 'must be a number with its country code, such as +63 917 555 0100')
      .describe('a number with its country code'),
    { example: '+63 917 555 0100', help: 'The WhatsApp number with its country code, where the lender answers there.' },
  ),
  LENDER_DIR: forProduction(z.string().describe('a folder'), {
    example: 'lender',
    help: 'The folder with what the lender says of itself and works with: banks, channels, legal texts and more (docs/lender-data.md). Production takes none of the samples; npm run doctor lists what is missing. The demo lays it over the samples in content/.',
  }),
  PRODUCTS_FILE: optional(z.string().describe('a JSON file'), {
    example: 'products.json',
    help: 'A JSON file with the lender’s products (docs/products.md); they are checked and stored at each start. Without it the products of the database stay as they are.',
  }),
  BRAND_COLOUR: setting(colour('#1f4596'), '#1f4596', { help: 'The one accent colour.' }),
  BRAND_GRADIENT: optional(
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}, ?#[0-9a-fA-F]{6}$/, 'must be two colours such as #1f4596,#0e5a47')
      .describe('two colours, #rrggbb,#rrggbb'),
    {
      example: '#1f4596,#0e5a47',
      help: 'The bar on top of each page, from one colour to another. Two that no words can be read on are refused at the start.',
    },
  ),
  FONT_COLOUR: optional(colour('#15201a'), {
    example: '#15201a',
    help: 'The colour of the words. One that is too pale for them is refused at the start; dark pages get a lighter one of the same hue.',
  }),
  DEFAULT_LANGUAGE: setting(spoken, 'en', { help: 'Language of pages when the host app names none.' }),
  DEEP_LINK_SCHEME: optional(appScheme, {
    example: 'mylender',
    help: 'Scheme of the host app’s own links, without ://. A browser is then offered mylender://open where the login failed, and where the app is to be downloaded; the app opens its start.',
  }),
  DESK_LIMITS: setOr(
    roleLimits,
    {},
    {
      example: 'support=5000,payments=20000',
      help: 'Up to how much a role of the desk waives or refunds on one loan in 30 days without a second person, in minor units. Nothing by default.',
    },
  ),
} as const
