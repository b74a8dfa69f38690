// The words of receipts and statements, and of the frame around every file, in Chinese.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { DocumentWords } from '../en/documents.ts'

const written = writtenDate('zh-CN')

export const documentWords: DocumentWords = {
  day: written,
  relief: {
    titles: {
      waiver: '已减免一笔款项',
      chargeHoliday: '暂停收取逾期费',
      hardshipPlan: '您的还款计划',
      writeOff: '不再收取逾期费',
    },
    listed: (v) => `${v.title}，${written(v.day)}`,
    waived: (v) => `${written(v.day)}，${v.lender} 为 ${v.borrower} 减免了这笔贷款中的 ${v.amount}。这笔钱不用再还。`,
    paused: (v) => `${written(v.from)} 至 ${written(v.to)}（含首尾两日），${v.lender} 不对这笔贷款加收逾期费。`,
    planned: (v) =>
      `${v.lender} 与 ${v.borrower} 商定了还款计划。${written(v.from)} 至 ${written(v.to)}（含首尾两日）不收逾期费，也不发提醒。`,
    ended: (v) => `${written(v.day)} 之后，${v.lender} 不再对这笔贷款加收逾期费。剩余应还不变。`,
    what: '减免的款项',
    before: '之前的剩余应还',
    payments: '今后的还款',
    payment: (v) => `第 ${v.n} 期，最晚 ${written(v.day)}`,
    figures: (v) => `以上数字截至 ${written(v.day)}，即记入您账户的当天。之后的还款不会改变它们。`,
  },
  yearlyInterest: {
    title: '年度利息证明',
    listed: (v) => `年度利息证明，${v.year}`,
    intro: (v) =>
      `${written(v.from)} 至 ${written(v.to)}（含首尾两日）${v.lender} 的这笔贷款使 ${v.borrower} 承担的费用。`,
    soFar: (v) => `本年尚未结束：数字截至 ${written(v.to)}。`,
    charged: '本年收取',
    chargedNote: '利息以到期或支付的较早者为准；逾期费以当日为准。还款以付款当天为准。',
    paid: '本年支付',
    feesNote: '放款时扣除的费用视为在当天支付。',
    end: '年末',
    year: '年份',
    interest: '利息',
    fees: '费用',
    penalty: '逾期费',
    forgiven: '减免',
    interestPaid: '已付利息',
    feesPaid: '已付费用',
    penaltyPaid: '已付逾期费',
    principalPaid: '已还贷款金额',
    principalLeft: '未还贷款金额',
    costPaid: '已付利息、费用和逾期费',
  },
  receipt: {
    title: '还款收据',
    listed: (v) => `还款收据，${written(v.day)}`,
    thanks: (v) => `${v.lender} 收到 ${v.borrower} 支付的 ${v.amount}。自付款日 ${written(v.day)} 起计。`,
    whatItPaid: '用于支付',
    afterwards: '付款之后',
    rolledOver: '用于支付展期：所有未还款项推迟到期。',
    settled: '贷款因此提前结清。',
    gaveBack: '贷款在可取消的期限内因此取消。',
    recovered: '这笔贷款已核销，不再加收逾期费：这笔还款全部用于减少您的欠款。',
  },
  statement: {
    title: '对账单',
    intro: (v) =>
      `${written(v.from)} 至 ${written(v.to)}（含首尾两日）${v.lender} 收取的费用和 ${v.borrower} 支付的款项。`,
    dayByDay: '逐日明细',
    nothing: '这段时间没有收费，也没有付款。',
    creditNote: '低于零的金额是您多付的款项：属于您，您要求时我们会退还。',
    columns: { day: '日期', what: '项目', charged: '收取', paid: '支付', balance: '剩余应还' },
    lines: {
      payout: '放款；合计应还',
      lateCharge: (v) => `逾期费，${v.days} 天`,
      rolloverFee: (v) => `展期费，收据 ${v.number}`,
      payment: (v) => `还款，收据 ${v.number}`,
      returned: '被银行撤回的一笔付款',
      waiver: '减免',
      refund: '退还给您',
      notCharged: '贷款提前结束，未收取',
      recalculated: '被撤回的付款之后产生的费用',
      corrected: '更正',
      chargeHoliday: '这几天免收逾期费',
      hardshipPlan: '还款计划：这几天免收逾期费',
      dateMove: '更改还款日的利息',
      writeOff: '逾期费到此为止；剩余欠款不变',
    },
    dayRange: (v) => `${written(v.from)} 至 ${written(v.to)}`,
  },
  rows: {
    number: '编号',
    orderNumber: '贷款编号',
    product: '产品',
    borrower: '借款人',
    amount: '收到金额',
    paidAt: '付款时间',
    paidBy: '付款方式',
    reference: '支付机构流水号',
    leftToPay: '剩余应还',
    credit: '多付款项（可退）',
    rolloverFee: '展期费',
    from: '从',
    to: '至',
    opening: '期初应还',
    charged: '收取',
    paid: '支付',
    closing: '期末应还',
  },
  partOfPayment: (v) => `第 ${v.n} 期：${partNames[v.part]}`,
  card: '银行卡',
  contact: (v) => `本文件无需签名即有效。您可以向我们核实编号：电话 ${v.phone}，邮箱 ${v.email}。`,
  frame: {
    agreedAt: (v) => `同意时间：${written(v.at)}`,
    fingerprint: '指纹（sha256）',
    page: (v) => `第 ${v.n} 页，共 ${v.count} 页`,
  },
}

const partNames: Record<Part, string> = {
  penalty: '逾期费',
  fee: '费用',
  interest: '利息',
  principal: '贷款金额',
}
