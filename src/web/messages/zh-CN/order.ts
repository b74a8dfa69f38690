// Words of the order and its prompts, in Chinese.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { order as english } from '../en/order.ts'

const written = unbrokenDate('zh-CN')

export const order: typeof english = {
  order: {
    title: '贷款详情',
    nextPayment: '下一期还款',
    by: (date) => `最晚 ${written(date)}`,
    toPayNow: '现在应还',
    asOf: (date) => `截至 ${written(date)}`,
    youOwe: '您还欠',
    youGet: '实际到账',
    youPayBack: '您要还',
    costsYou: '这笔贷款的费用',
    details: '详情',
    closedStamp: (date) => `${written(date)} 结清`,
    parts: {
      principal: '其中贷款金额',
      interest: '利息',
      fee: '费用',
      penalty: (daysLate) => (daysLate > 0 ? `逾期费，${daysLate} 天` : '逾期费'),
    },
    byPriceList: '按我们的收费标准，逾期费本应为',
    lawCaps: '法律设有上限，因此您只需付',

    paidSoFar: '已还',
    paidOf: (paid, of) => `${paid}，共 ${of}`,
    leftToPay: '剩余应还',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}，已还` : `${n}/${of}，${written(on)} 已还`),
      due: (n, of) => `${n}/${of}，待还`,
      next: (n, of) => `${n}/${of}，下一期`,
      late: (n, of, daysLate) => `${n}/${of}，逾期 ${daysLate} 天`,
    },
    closureLetter: '结清证明',
    closureText: '这份证明说明贷款已结清，您不再欠款。请妥善保存。',
    closureNumber: '编号',
    closedOn: '结清日期',
    saveLetter: '保存证明',
    claim: {
      link: '我已付款，但没有显示',
      looking: (reference) => `我们正在查找您的付款 ${reference}`,
      found: (reference) => `您的付款 ${reference} 已到，尚未记入您的贷款`,
      until: (day) => `最晚 ${written(day)} 答复`,
    },
    readLetter: '阅读证明',
    checking: '我们正在核实您的付款。',
    checkingText: '在得知结果之前，这里的金额可能会变化。无需再次付款。',
    payAmount: '支付其他金额',
    payAmountNote: '付款前先看看款项分配',
    settle: '提前全部还清',
    settleNote: '看看能省多少',
    settleFrom: (date) => `${written(date)} 起可以`,
    autopay: '自动还款',
    autopayNote: { off: '银行卡在到期日自动还款；可随时停止', on: '已开启；点一下即可停止' },
    moveDate: '更改还款日',
    moveDateNote: (date) => `最晚改到 ${written(date)}，先看费用`,
    coolingOff: '取消贷款',
    coolingOffNote: (date) => `${written(date)} 当日结束前，只付用款天数的费用`,
    credit: '多付款项（可退）',
    calendar: '将还款日加入我的日历',
    papers: '收据与文件',
    papersNote: '收据、对账单、您同意的内容',
    talk: '联系我们',
    talkNote: '我们会一起制定您能承受的还款计划',
    hardship: '我还不上了',
    hardshipNotes: {
      none: '尽早告诉我们，一起找个计划',
      late: '告诉我们，一起找个计划',
      asked: '我们正在处理您的申请',
      askedBy: (by) => `我们最晚 ${written(by)} 答复`,
      offered: (by) => `有一个计划等您答复，截至 ${written(by)}`,
    },
    wrong: '出了问题',

    repayment: '还款',
    repay: '还款',
    shortOfMoney: '手头紧？',
    rolloverMoves: (movedDays) => ({ before: '现在支付', after: `，可延后 ${movedDays} 天` }),
    rollover: '展期还款',
    borrowAgain: '再次借款',
    withdrawNow: '立即提现',
    cancel: '取消',
    bindCard: '添加银行账户',
    bindAnother: '添加另一个银行账户',

    market: {
      title: '其他贷款',
      note: '比较每一种的费用',
      more: '点击查看更多产品',
    },

    several: '哪一笔贷款？',
    none: '还没有贷款',
    noneText: '申请之后，贷款会显示在这里。',
    notFound: '您的账户中没有这笔贷款。',
  },

  list: {
    title: '我的贷款',
    open: '进行中',
    closed: '已结束',
    toPay: '现在应还',
    unfinished: '未完成',
    offers: '查看可申请的贷款',
  },

  score: {
    title: '您觉得这个应用怎么样？',
    legend: '您的评分',
    submit: '发送',
    missing: '请选择',
    low: '谢谢您告诉我们',
    lowText: '我们想做得更好。如果有什么不对，请告诉我们。',
    tell: '告诉我们哪里不对',
    close: '关闭',
  },

  leaving: {
    title: '您即将离开本应用',
    sentence: (host) => `下一个页面属于 ${host}。`,
    text: '该页面因这笔贷款打开。我们看不到您在那里填写的内容。',
    go: (host) => `前往 ${host}`,
    stay: '留在我的贷款',
  },
}
