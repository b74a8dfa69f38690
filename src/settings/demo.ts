// The settings of the demo: its clock, its samples, its receiver of events, and what it has in place of what a lender gives.

import { z } from 'zod'
import { optional, setting } from './setting.ts'
import { flag } from './values.ts'

export const demoSettings = {
  DEMO_STARTS_AT: optional(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 12:00')
      .describe('a time of day, HH:MM'),
    {
      example: '12:00',
      help: 'The clock begins when it is next this time of day in the lender’s market, not at the machine’s time. So a show or a test does not depend on the hour: days end at midnight there.',
    },
  ),
  DEMO_SAMPLES_DIR: optional(z.string().describe('a folder'), {
    example: '.data/samples',
    help: 'A folder where the samples of a day are kept. A second demo with the same settings that begins at the same time of day (DEMO_STARTS_AT) puts them back, which takes one second in place of ten. Empty the folder when the code has changed.',
  }),
  DEMO_EVENTS: setting(flag, '0', {
    help: '1 sends events to a receiver of the demo’s own, where WEBHOOK_URL names none. /testPreview shows what came and makes it fail.',
  }),
} as const

/** Secrets of the demo. They are public: production refuses to start with any of them. */
export const demoSecrets = {
  SESSION_SECRET: 'candor-demo-session-secret-not-for-production',
  TICKET_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIGNhbmRvciBkZW1vIGxhdW5jaCB0aWNrZXQgc2VlZCEh',
  FIELD_ENCRYPTION_KEY: 'Y2FuZG9yIGRlbW8gZmllbGQgZW5jcnlwdGlvbiBrZXk=',
  PAYMENT_WEBHOOK_SECRETS: 'candor-demo-webhook-secret-not-for-production',
  PAY_LINK_SIGNING_KEY: 'candor-demo-pay-link-key-not-for-production',
  PROVIDER_API_KEY: 'candor-demo-provider-key-not-for-production',
} as const

/** The company of the demo. It does not exist: production refuses to start with any of it. */
export const demoCompany = {
  LENDER_NAME: 'Candor Lending',
  LENDER_ADDRESS: '12 Mabini Street, Quezon City',
  LENDER_REGISTRATION: 'CS-2026-0001',
  SUPPORT_PHONE: '+63 2 5550 0100',
  SUPPORT_EMAIL: 'help@candor.example',
} as const

/** What the demo has in place of what a lender gives. */
export const demoValues = { ...demoSecrets, ...demoCompany, POLICY_PACK: 'standard' } as const
