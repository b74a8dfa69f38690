// Captchas: what may stand in front of the calls that ask for them.

export { moveCaptcha } from './captcha-store.ts'
