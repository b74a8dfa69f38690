// The settings of the process: what it does, where it listens, and what stands in front of it.

import { z } from 'zod'
import { dateForms } from '../core/written-date.ts'
import { forProduction, optional, setting } from './setting.ts'
import { origin, processRoles, webUrl, wholeNumber } from './values.ts'

/** Undefined for words, as the writer of dates takes it. */
const dateStyle = z
  .enum(dateForms, 'must be words or iso')
  .transform((form) => (form === 'iso' ? form : undefined))
  .describe('words or iso')

export const processSettings = {
  MODE: setting(z.enum(['demo', 'production'], 'must be demo or production').describe('demo or production'), 'demo', {
    help: 'demo: sample lender and borrowers, on this machine only. production: none of that.',
  }),
  HOST: setting(z.string().describe('an address of this machine'), '127.0.0.1', {
    help: 'The address to listen on. The demo listens on 127.0.0.1 only.',
  }),
  PORT: setting(wholeNumber(0, 65_535), '3000', { help: 'The port to listen on; 0 takes a free one.' }),
  PUBLIC_ORIGIN: forProduction(origin, {
    example: 'https://loans.example',
    help: 'The origin that borrowers see: https, no path. In the demo it follows from HOST and PORT.',
  }),
  ROLE: setting(z.enum(processRoles, 'must be all, web or worker').describe('all, web or worker'), 'all', {
    help: 'What this process does. web: pages, calls and the desk. worker: jobs, and nothing but /healthz, /readyz and /metrics. all: both. Other values than all need DATABASE_URL, and at least one process of each kind (docs/operate.md).',
  }),
  WORKERS_MONEY: setting(wholeNumber(1, 100), '4', {
    help: 'Jobs that a process with ROLE=worker or all does at the same time: those that move money.',
  }),
  WORKERS_MESSAGES: setting(wholeNumber(1, 100), '4', {
    help: 'Likewise the jobs that speak to borrowers and to your own systems.',
  }),
  WORKERS_NIGHTLY: setting(wholeNumber(1, 100), '2', {
    help: 'Likewise the jobs of the night: the close of a day, the portfolio, files, erasure.',
  }),
  CLOSE_PARTS: setting(wholeNumber(1, 256), '8', {
    help: 'In how many parts, at most, the close of a day and the figures of the portfolio are made: each is a job, which any process may take. Fewer loans than 2,000 a part are not divided.',
  }),
  NOTICES_TOGETHER: setting(wholeNumber(1, 500), '96', {
    help: 'How many notices of payments that come at the same time are settled in one transaction, at most. 1: each has its own, which is slower where many come.',
  }),
  DATE_STYLE: setting(dateStyle, 'words', {
    help: 'How every screen writes a date: words (22 Nov 2026, in the reader’s language), or iso (2026-11-22). On the wire it is always iso.',
  }),
  DRAIN_SECONDS: setting(wholeNumber(0, 300), '5', {
    help: 'How long /readyz says 503 after SIGTERM before the product takes no more requests: longer than a balancer needs to see it.',
  }),
  TRUST_PROXY: setting(wholeNumber(0, 9), '0', {
    help: 'The number of proxies in front of this process. Each adds the address of its caller to X-Forwarded-For. A number that is too high lets a caller choose its own address.',
  }),
  API_URL: optional(webUrl, {
    example: 'https://api.loans.example',
    help: 'Set it where the pages make their calls to an API in another process; without it both are one. For the product’s own API give both the same DATABASE_URL and UPLOADS (docs/architecture.md). The web app is then a proxy, too: it tells the API for whom it asks, and counts in the API’s TRUST_PROXY. /readyz of this process does not tell of the API.',
  }),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
      .describe('fatal, error, warn, info, debug, trace or silent'),
    'info',
    { help: 'The least level that is written to the log.' },
  ),
} as const
