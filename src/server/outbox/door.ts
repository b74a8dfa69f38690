// Text messages that leave: what the other rooms may use.

export { addSms, afterQuietHours, queueSms, type SmsPurpose } from './sms.ts'
