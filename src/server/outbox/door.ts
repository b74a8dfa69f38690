// Text messages that leave: what the other rooms may use.

export { deliveriesTo, leftAt, type Told } from './delivery-store.ts'
export { sentOfKind } from './leaving.ts'
export { purposesOf, type SmsPurpose } from './purposes.ts'
export {
  forgetPushElsewhere,
  forgetPushOfOthers,
  forgetPushPhone,
  hasPushPhone,
  pushPhoneSince,
  savePushPhone,
} from './push-store.ts'
export { addSms, eraseMessagesById, queueSms } from './sms.ts'
export { saveWishes, stopReminders, wantsReminders, whoWantsReminders, wishesOf } from './wish-store.ts'
