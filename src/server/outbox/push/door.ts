// Phones that the lender’s app reaches: what the other rooms may use.

export {
  forgetPushElsewhere,
  forgetPushOfOthers,
  forgetPushPhone,
  hasPushPhone,
  pushPhoneSince,
  savePushPhone,
} from './push-store.ts'
