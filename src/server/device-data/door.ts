// What a phone tells with consent: what the other rooms may use.

export { liveDeviceConsents, withdrawConsents } from './consent-store.ts'
