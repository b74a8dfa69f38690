// Words about a running loan account, in Chinese.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = writtenDate('zh-CN')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `有效至 ${written(day)} 当日结束`,
    exactly: (day) => `请在 ${written(day)} 当日结束前准确支付这个金额。少付按普通还款计。`,
    parts: {
      principal: '未还的贷款金额',
      interest: (day) => `截至 ${written(day)} 的利息`,
      fee: '费用',
      penalty: '目前的逾期费',
      sum: '合计',
    },
    feeRebate: '放款时扣除、现在退还您的费用，已减去：',
    today: '今天',
    byPlan: '按计划',
    byPlanNote: '剩余的全部款项',
    saving: '您可节省',
    settlement: {
      title: '提前全部还清',
      total: '今天结清贷款需付',
      agree: '付款后，这笔贷款就结清了。',
      after: '付清后您不再欠款，并立即得到结清证明。',
    },
    coolingOff: {
      title: '取消贷款',
      total: '今天应还',
      agree: '付款后，贷款取消并结清。',
      after: '您只为用款的天数付费，没有罚金。付清后您不再欠款。',
    },
  },

  part: {
    title: '支付其他金额',
    label: '金额',
    hint: (point) => `任何不超过全部欠款的金额，例如 500${point}00`,
    dueNow: '按计划现在应还：',
    show: '看看用在哪里',
    goesTo: '用在哪里',
    line: (n, part) => `第 ${n} 期：${partNames[part]}`,
    youPay: '您付',
    leftAfter: '付款后剩余应还',
    keepsDates: '还款日保持不变。',
    settles: '这会还清计划中剩余的全部款项。',
    settleInstead: '提前全部还清可能更便宜：看看能省多少',
    unreadable: (point) => `请输入金额，例如 500${point}00。`,
    nothing: '请输入大于零的金额。',
    tooMuch: (owed) => `超过了您的欠款。${owed} 即可全部还清。`,
  },

  credit: {
    title: '多付款项（可退）',
    yours: '多付款项（可退）',
    yoursText: '您比欠款多付了这些。这笔钱属于您。',
    noneText: '这笔贷款没有多付款项。',
    whatHappens: '我们会把全部金额打入您的银行账户。免费，打款后本页会显示。',
    ask: '打入我的账户',
    toOrder: '查看我的贷款',
    bindAccount: '添加或更改账户',
    refund: '退款',
    amount: '金额',
    account: '打入您的账户',
    askedAt: '申请时间',
    states: {
      asked: { title: '我们已收到您的申请。', text: '我们会在几分钟内打款。无需再次申请。' },
      sent: {
        title: '款项正在途中。',
        text: '银行尚未确认。我们会继续查询，并向您发送短信。无需再次申请。',
      },
      paid: { title: '款项已汇出。', text: '您的银行已收到；何时显示在账户上由银行决定。' },
      failed: { title: '款项没有到达您的账户。', text: '它仍然属于您。请检查账户后再次申请。' },
    },
    origin: '来自哪里',
    afterTheEnd: '到账时已全部还清',
    moreThanOwed: '超出了欠款',
    papers: '收据与文件',
  },

  papers: {
    title: '收据与文件',
    letterText: '它说明贷款已结清，您不再欠款。',
    saveLetter: '保存证明',
    readLetter: '阅读证明',
    receipts: '收据',
    receiptCount: (count) => `${count} 笔付款`,
    noReceipts: '还没有付款。每笔付款的收据会显示在这里。',
    countedAs: {
      payment: '还款',
      rollover: '展期费',
      settlement: '提前还款',
      coolingOffExit: '已取消贷款',
    },
    allCredit: '到账时已全部还清；多付款项：',
    partCredit: '其中多付款项：',
    statementNote: '逐日列出收取和支付的款项，含首尾两日。',
    from: '从',
    to: '至',
    showStatement: '显示对账单',
    wholeStatement: '整笔贷款的对账单',
    years: '各年利息',
    yearsNote: '每年收取和支付的款项，例如用于报税。',
    agreed: '您同意的内容',
    agreedNote: '与您看到的逐字相同，并附有日期和时间。',
  },
}

const partNames: Record<Part, string> = {
  penalty: '逾期费',
  fee: '费用',
  interest: '利息',
  principal: '贷款金额',
}
