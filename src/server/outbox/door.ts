// Text messages that leave: what the other rooms may use.

export { type Delivery, deliveriesTo, leftAt } from './delivery-store.ts'
export type { SmsPurpose } from './purposes.ts'
export { afterQuietHours, wallTime } from './quiet-hours.ts'
export { addSms, queueSms } from './sms.ts'
export { saveWishes, wishesOf } from './wish-store.ts'
