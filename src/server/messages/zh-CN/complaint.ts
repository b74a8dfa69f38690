// Words of complaints, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('zh-CN')

export const complaint: typeof english = {
  claim: {
    content: ({ reference }) => `我已付款，但没有显示。流水号：${reference}`,
    answer: ({ amount, day, number }) =>
      `我们找到了您 ${written(day)} 支付的 ${amount}（编号 ${number}）。它已记入您的贷款，自您付款之日起计。`,
    smsMatched: ({ lender, amount, caseNumber }) =>
      `【${lender}】我们找到了您支付的 ${amount}，已记入您的贷款，受理编号 ${caseNumber} 已结案。`,
  },
  types: {
    collection: '催收',
    repayment: '还款',
    charges: '费用与条款',
    payout: '放款',
    account: '账户与数据',
    app: '应用',
    other: '其他',
    data: '我的数据',
  },
  subTypes: {
    calledTooOften: '来电过于频繁',
    calledAtWrongTime: '过早、过晚或在节假日来电',
    calledOthers: '打给了我的家人、朋友或单位',
    threatened: '威胁或辱骂',
    saidSomethingFalse: '说了不实的话',
    paidAlready: '我已还款仍然来电',
    otherConduct: '其他催收问题',
    correct: '更正数据',
    restrict: '停止某项使用',
    explain: '说明用途',
  },
  tabs: { all: '全部', open: '处理中', answered: '已答复' },
  status: {
    inReview: '审核中',
    declined: '未通过',
    approved: '已通过',
    active: '还款中',
    due: '待还款',
    overdue: '已逾期',
    settled: '已结清',
  },
  details: { amount: '贷款金额', orderNumber: '贷款编号', appliedOn: '申请日期' },
  escalation: {
    again: '不满意？请写信给我们',
    officer: '不满意？请写信给我们的投诉专员',
    phone: '或拨打',
    regulator: '之后您还可以向以下机构反映',
  },
  nameChange: {
    proof: '证件照片',
    content: ({ name }) => `请将我的姓名改为：${name}`,
    accepted: ({ name }) => `从现在起，您的姓名为 ${name}。您此前同意的文件保留当时的姓名。`,
    refused: ({ reason }) => `我们未能更改您的姓名。${reason}`,
    smsOpened: ({ lender, caseNumber, support }) =>
      `【${lender}】我们收到了您更改姓名的申请（${caseNumber}）。不是您本人？请拨打 ${support}。`,
    smsDecided: ({ lender, caseNumber }) => `【${lender}】您更改姓名的申请已有结果（${caseNumber}）。请打开应用查看。`,
  },
  said: {
    takenDown: '我们已按您所说的内容为您记录。请在上方查看，如有遗漏或不符，请在下方留言。',
    acknowledgement: '我们已阅读您的投诉，正在处理。',
    escalation: ({ regulator, day }) => `我们已于 ${written(day)} 将您的投诉转交给 ${regulator}。他们可能会联系您。`,
    reopening: '我们已重新受理您的投诉，会再次核查。',
  },
  templates: {
    askForSlip: '请发送付款凭证的照片。编号、金额和日期须清晰可见。',
    askForDetails: '请告诉我们更多情况：事情发生在什么时候，涉及到谁？',
    corrected: '您说得对，非常抱歉。我们已更正。',
    asAgreed: '我们核查了您的贷款。金额与合同约定一致。我们很乐意为您说明。',
  },
  data: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `【${lender}】我们已收到您关于个人数据的申请 ${caseNumber}。`
        : `【${lender}】我们已收到您关于个人数据的申请 ${caseNumber}，最晚 ${written(answerBy)} 答复。`,
    answered: ({ lender, caseNumber }) => `【${lender}】您关于个人数据的申请 ${caseNumber} 已答复，请打开应用查看。`,
    news: ({ lender, caseNumber }) => `【${lender}】您关于个人数据的申请 ${caseNumber} 有新进展，请打开应用查看。`,
    said: {
      acknowledgement: '我们已阅读您的申请，正在处理。',
      reopening: '我们重新受理了您的申请，会再次处理。',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `【${lender}】我们已收到您的投诉 ${caseNumber}。`
        : `【${lender}】我们已收到您的投诉 ${caseNumber}，最晚 ${written(answerBy)} 答复。`,
    answer: ({ lender, caseNumber }) => `【${lender}】您的投诉 ${caseNumber} 已答复，请打开应用查看。`,
    acknowledgement: ({ lender, caseNumber }) => `【${lender}】我们正在处理您的投诉 ${caseNumber}。`,
    question: ({ lender, caseNumber }) => `【${lender}】关于您的投诉 ${caseNumber}，我们有一个问题，请打开应用回复。`,
    escalation: ({ lender, caseNumber }) => `【${lender}】您的投诉 ${caseNumber} 已转交，请打开应用查看。`,
    reopening: ({ lender, caseNumber }) => `【${lender}】您的投诉 ${caseNumber} 已重新受理，请打开应用查看。`,
  },
}
