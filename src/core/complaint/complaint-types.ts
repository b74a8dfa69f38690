// What a complaint can be about: types, and the sub-types of complaints about collection.

export const complaintTypes = ['collection', 'repayment', 'charges', 'payout', 'account', 'app', 'other'] as const
export type ComplaintType = (typeof complaintTypes)[number]

/** What a request about one's data is for; a copy of the data is given at once, without a person. */
export const dataRequestKinds = ['correct', 'restrict', 'explain'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

export type CaseType = ComplaintType | 'data'

/** Only complaints about collection have sub-types (COMPLAINT-2). */
export const complaintSubTypes = [
  'calledTooOften',
  'calledAtWrongTime',
  'calledOthers',
  'threatened',
  'saidSomethingFalse',
  'paidAlready',
  'otherConduct',
] as const
export type ComplaintSubType = (typeof complaintSubTypes)[number]
export type CaseSubType = ComplaintSubType | DataRequestKind
