// Messages that leave: what the other rooms may use.

export { deliveriesTo, leftAt, type Told } from './delivery-store.ts'
export { addSms, eraseMessagesById, queueSms } from './sms.ts'
