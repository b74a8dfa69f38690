// Complaints: their types per order, pictures, cases, answers and ratings.

import { z } from 'zod'
import { caseMessageKinds, caseStates } from '../core/complaint/case-thread.ts'
import { type ComplaintSubType, type ComplaintType, dataRequestKinds } from '../core/complaint/complaint-types.ts'
import { endpoint } from './endpoint.ts'
import { as, count, countIn, flag, id, input, line, moment, prose, row, text, url, wire } from './wire.ts'

/** The wire's value of each question type. 1 is the one that not every order accepts (COMPLAINT-2). */
export const complaintTypeCodes: Readonly<Record<ComplaintType, string>> = {
  collection: '1',
  repayment: '2',
  charges: '3',
  payout: '4',
  account: '5',
  app: '6',
  other: '7',
}
export const collectionType = complaintTypeCodes.collection

/** The wire's value of each sub-type of complaints about collection. */
export const complaintSubTypeCodes: Readonly<Record<ComplaintSubType, string>> = {
  calledTooOften: '11',
  calledAtWrongTime: '12',
  calledOthers: '13',
  threatened: '14',
  saidSomethingFalse: '15',
  paidAlready: '16',
  otherConduct: '17',
}

/** The wire names of the fields of a complaint that can be refused. */
export const complaintFieldNames: Readonly<Record<string, string>> = {
  type: 'problemType',
  subType: 'problemSonType',
  stars: 'score',
}

const choice = wire({ title: text, value: text })
const complaintOrder = wire({
  orderNo: as('orderId', text),
  productLogo: url,
  productName: text,
  status: as('statusText', text),
  isShow: as('collectionAllowed', flag),
  list: as('details', z.array(wire({ title: as('label', text), value: text }))),
})

export const startComplaint = endpoint(['POST', 'GET'], 'session', '/hazel/user-problem/problem-init', {
  summary: 'What a complaint can be about, and the orders it can name',
  refusals: ['notFound'],
  input: input({ orderId: id.or(z.literal('')).optional() }),
  output: wire({
    problemType: as('types', z.array(choice)),
    problemSonType: as('subTypes', z.array(choice)),
    orderDetail: as('order', complaintOrder.nullable()),
    orderList: as('orders', z.array(complaintOrder)),
  }),
})

export const complaintImageField = 'problemImage'

export const uploadComplaintImage = endpoint('POST', 'session', '/hazel/user-problem/upload-problem-img', {
  class: 'upload',
  form: 'multipart',
  files: [complaintImageField],
  success: '00',
  summary: 'Store one picture for a complaint; answers its address',
  refusals: ['tooManyUploads', 'fileIsNoImage', 'fileIsTooLarge'],
  input: input({}),
  output: wire({ url }),
})

export const saveComplaint = endpoint('POST', 'session', '/hazel/user-problem/problem-save', {
  class: 'account',
  keyed: true,
  summary: 'Open a case',
  refusals: [
    'notFound',
    'valueIsNotAccepted',
    'orderDoesNotAcceptCollectionComplaints',
    'somethingIsMissing',
    'complaintIsEmpty',
    'complaintIsTooLong',
    'tooManyImages',
    'tooManyComplaints',
  ],
  input: input({
    problemType: as('type', line(16)),
    problemSonType: as('subType', line(16).optional()),
    problemDetail: as('text', prose(4000)),
    problemImage: as('images', line(4000).optional()),
    orderNo: as('orderId', id.or(z.literal('')).optional()),
  }),
  output: wire({ problemId: as('caseId', id), caseNumber: text, answerBy: moment.nullable() }),
})

/** `state`: `asked` waits for the borrower. */
const complaintItem = wire({ id, time: moment, type: text, content: text, state: z.enum(caseStates) })

export const submitPaymentReference = endpoint('POST', 'session', '/hazel/v3/loan-details/submit-utr', {
  class: 'account',
  keyed: true,
  summary:
    'Open a case for a payment that is not shown, by the reference on its slip; the same reference answers the same case',
  refusals: [
    'paymentReferenceIsNotValid',
    'tooManyImages',
    'notFound',
    'orderIsNotPayable',
    'paymentIsAlreadyShown',
    'complaintIsEmpty',
    'complaintIsTooLong',
    'tooManyComplaints',
  ],
  input: input({
    orderId: id,
    utr: as('reference', line(64)),
    /** Addresses of uploaded pictures, comma-joined: three at most. */
    problemImage: as('images', line(1000).optional()),
  }),
  output: wire({
    problemId: as('caseId', id),
    caseNumber: text,
    /** Null where the lender promises no time. */
    answerBy: moment.nullable(),
    /** `found`: the money has arrived and an officer has to assign it. `matched`: it is booked on the loan. */
    state: z.enum(['looking', 'found', 'matched']),
  }),
})

export const listComplaints = endpoint('POST', 'session', '/hazel/user-problem/problem-list', {
  place: 'res',
  summary: 'The cases of the borrower, in tabs',
  output: wire({ tabs: z.array(wire({ title: text, list: as('items', z.array(complaintItem)) })) }),
})

export const getComplaint = endpoint(['POST', 'GET'], 'session', '/hazel/user-problem/problem-detail', {
  summary: 'One case with its answer',
  refusals: ['notFound'],
  input: input({ problemId: as('caseId', id) }),
  output: wire({
    type: text,
    sonType: as('subType', text),
    problemId: as('caseId', id),
    content: text,
    images: z.array(url),
    disposeDetail: as('answer', text),
    disposeImages: as('answerImages', z.array(url)),
    isNeedScore: as('ratingAsked', flag),
    caseNumber: text,
    time: as('openedAt', moment),
    /** Null where the lender promises no time. */
    answerBy: moment.nullable(),
    /** True where the case still waits for its answer and that moment is over. */
    answerIsLate: flag,
    answeredAt: moment.nullable(),
    orderNo: as('orderId', text),
    escalation: z.array(row),
    /** `asked`: the borrower is asked something. */
    state: z.enum(caseStates),
    /** By when the lender does what it still has to do; null where that is done, no time was promised, or that time is over. */
    acknowledgeBy: moment.nullable(),
    finalBy: moment.nullable(),
    /** Set while an answered case is open again. */
    reopenedAt: moment.nullable(),
    /** What was said after the complaint itself, oldest first. */
    thread: z.array(
      wire({
        id: text,
        kind: z.enum(caseMessageKinds),
        own: as('fromBorrower', flag),
        /** Of the officer; empty where none wrote it. */
        name: text,
        text,
        images: z.array(url),
        time: as('at', moment),
      }),
    ),
  }),
})

export const writeToCase = endpoint('POST', 'session', '/hazel/user-problem/problem-reply', {
  class: 'account',
  keyed: true,
  summary: 'Write about a case: an open one gets a reply, an answered one is open again',
  refusals: ['notFound', 'complaintIsEmpty', 'complaintIsTooLong', 'tooManyImages', 'tooManyCaseMessages'],
  input: input({
    problemId: as('caseId', id),
    problemDetail: as('text', prose(4000).optional()),
    problemImage: as('images', line(4000).optional()),
  }),
  output: wire({ problemId: as('caseId', id), state: z.enum(caseStates), answerBy: moment.nullable() }),
})

export const askAboutData = endpoint('POST', 'session', '/hazel/user-problem/data-request-save', {
  class: 'account',
  keyed: true,
  summary: 'Ask to correct one’s data, to stop a use of it, or what it is used for: a case that an officer answers',
  refusals: ['complaintIsEmpty', 'complaintIsTooLong', 'tooManyComplaints', 'notFound'],
  input: input({ about: z.enum(dataRequestKinds), problemDetail: as('text', prose(4000)) }),
  output: wire({ problemId: as('caseId', id), caseNumber: text, answerBy: moment.nullable() }),
})

const nameStanding = {
  /** Of the newest request. */
  state: z.enum(['none', 'waiting', 'accepted', 'refused']),
  /** The name that was asked for; empty where none was. */
  newName: text,
  problemId: as('caseId', text),
  caseNumber: text,
  /** Null where the lender promises no time. */
  answerBy: moment.nullable(),
}

export const getNameChange = endpoint(['POST', 'GET'], 'session', '/hazel/user-problem/name-change', {
  summary: 'The name of the account, and where the newest request for another one stands',
  output: wire({ userName: as('name', text), ...nameStanding }),
})

export const askNameChange = endpoint('POST', 'session', '/hazel/user-problem/name-change-save', {
  class: 'account',
  summary:
    'Ask for another name: a case with pictures of the proof, decided by an officer. While one waits, the answer is that one',
  refusals: [
    'valueIsNotAccepted',
    'somethingIsMissing',
    'tooManyImages',
    'complaintIsEmpty',
    'complaintIsTooLong',
    'tooManyComplaints',
    'notFound',
  ],
  input: input({
    fullName: line(200),
    /** Addresses of uploaded pictures, comma-joined: three at most. */
    problemImage: as('images', line(1000).optional()),
  }),
  output: wire(nameStanding),
})

export const rateComplaint = endpoint('POST', 'session', '/hazel/user-problem/save-score', {
  class: 'account',
  success: '00',
  summary: 'Rate the answer to a case, once',
  refusals: ['notFound', 'valueIsNotAccepted', 'alreadyRated', 'ratingIsNotAsked'],
  input: input({ score: as('stars', countIn(5)), problemId: as('caseId', id) }),
  output: wire({ stars: count }),
})
