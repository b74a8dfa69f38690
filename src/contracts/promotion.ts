// Promotion registration: landing template, visit and click counts, captcha, SMS code, registration.

import { z } from 'zod'
import { endpoint, whyNoCode, wrongCode } from './endpoint.ts'
import { as, count, input, line, text, url, wire } from './wire.ts'

const base = '/api/v2/youmi/promotion'
const tag = line(64).optional()
const tracking = { user_from: as('source', tag), app_from: as('appSource', tag), utm_tag: as('utmTag', tag) } as const

export const getTemplate = endpoint('GET', 'public', '/api/v2/youmi/service/channel/channel-template', {
  summary: 'A published landing template',
  refusals: ['notFound'],
  input: input({ templateId: line(32).optional() }),
  output: wire({
    id: text,
    title: text,
    text,
    buttonText: text,
    agreementTitle: text,
    downloadUrl: url,
    appName: text,
    merchantNumber: text,
    amount: text,
    rate: text,
  }),
})

export const trackVisit = endpoint('GET', 'public', `${base}/track-visit`, {
  class: 'tracking',
  summary: 'Count a visit of a landing page',
  input: input({
    page_id: as('pageId', tag),
    client_type: as('clientType', tag),
    page_type: as('pageType', tag),
    ...tracking,
  }),
})

export const trackClick = endpoint('GET', 'public', `${base}/track-click`, {
  class: 'tracking',
  summary: 'Count a click on apply; the phone is not kept',
  input: input({
    page_id: as('pageId', tag),
    client_type: as('clientType', tag),
    page_type: as('pageType', tag),
    phone: line(32).optional(),
    ...tracking,
  }),
})

export const getCaptchaSession = endpoint('GET', 'public', `${base}/get-sid`, {
  class: 'code',
  summary: 'Start a captcha',
  refusals: ['tooManyRequests'],
  output: wire({ sid: text }),
})

export const getCaptchaImage = endpoint('GET', 'public', `${base}/get-captcha`, {
  class: 'code',
  form: 'image',
  summary: 'The picture of a captcha',
  refusals: ['tooManyRequests', 'notFound'],
  input: input({ sid: line(64) }),
  output: wire({ bytes: z.custom<Uint8Array>(), mediaType: text }),
})

export const getCaptchaSound = endpoint('GET', 'public', `${base}/get-captcha-sound`, {
  class: 'code',
  form: 'sound',
  summary: 'Four digits that are spoken, for who cannot see the picture; another look speaks others',
  refusals: ['tooManyRequests', 'notFound'],
  input: input({ sid: line(64), look: line(64).optional() }),
  output: wire({ bytes: z.custom<Uint8Array>(), mediaType: text }),
})

const device = { deviceId: line(128).optional(), appName: line(128).optional() } as const

export const sendRegistrationCode = endpoint('POST', 'public', `${base}/get-sms`, {
  class: 'code',
  summary: 'Send a registration code after a right captcha',
  refusals: ['phoneIsNotValid', 'captchaIsWrong', 'phoneIsAlreadyRegistered', ...whyNoCode],
  input: input({ phone: line(64), capcode: as('captcha', line(16)), sid: line(64), ...device, ...tracking }),
  output: wire({ resendSeconds: count }),
})

export const register = endpoint('POST', 'public', `${base}/register`, {
  class: 'code',
  keyed: true,
  summary: 'Register a borrower from a campaign',
  refusals: ['phoneIsNotValid', 'captchaIsWrongAtRegistration', ...wrongCode, 'phoneIsAlreadyRegistered'],
  input: input({
    phone: line(64),
    capcode: as('captcha', line(16).optional()),
    sid: line(64),
    ...device,
    merchantNumber: line(128).optional(),
    userName: line(120).optional(),
    smsCode: as('code', line(12)),
    invite_code: as('inviteCode', line(64).optional()),
    id: as('templateId', line(32).optional()),
    ...tracking,
  }),
})

/** Seconds (PROMOTION-5), and characters (PROMOTION-3). */
export const smsResendSeconds = 60
export const captchaLength = 4
export const smsCodeLength = 6
