// Words of the order and its prompts, and of the agreement, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { loan as english } from '../en/loan.ts'

const written = writtenDate('zh-CN')

export const loan: typeof english = {
  order: {
    title: '贷款详情',
    nextPayment: '下一期还款',
    by: (date) => `${written(date)} 前`,
    toPayNow: '现在应还',
    asOf: (date) => `截至 ${written(date)}`,
    youOwe: '您还欠',
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
      until: (day) => `${written(day)} 前答复`,
    },
    readLetter: '阅读证明',
    checking: '我们正在核实您的付款。',
    checkingText: '在得知结果之前，这里的金额可能会变化。无需再次付款。',
    payAmount: '支付其他金额',
    payAmountNote: '付款前先看看用在哪里',
    settle: '提前全部还清',
    settleNote: '看看能省多少',
    settleFrom: (date) => `${written(date)} 起可以`,
    coolingOff: '取消贷款',
    coolingOffNote: (date) => `${written(date)} 当日结束前，只付用款天数的费用`,
    credit: '多付款项（可退）',
    calendar: '将还款日加入我的日历',
    papers: '收据与文件',
    papersNote: '收据、对账单、您同意的内容',
    talk: '联系我们',
    talkNote: '我们会一起找一个您能做到的还款计划',
    wrong: '有什么不对',

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
    text: '它是为这笔贷款打开的。我们看不到您在那里填写的内容。',
    go: (host) => `前往 ${host}`,
    stay: '留在我的贷款',
  },

  agreement: {
    title: '贷款合同',
    closed: '这个链接已经打开过，或者已过期。',
    closedText: '每个链接只能在几分钟内打开一份文件，一次。请从您的贷款中重新打开。',
    back: '返回我的贷款',
    save: '保存为 PDF',
    saveTable: '保存为表格（CSV）',
    version: '版本：',
    tickedByYou: '复选框原本为空，由您勾选。',
    tickedByDefault: '页面打开时复选框已勾选，您保留了勾选。',
    missing: '找不到这份文件。',
    missingText: '查看对账单时，请选择放款日与今天之间的日期，起始日早于结束日。',
    toPapers: '收据与文件',
    agreedAt: (moment) => `同意时间：${written(moment)}。`,
    publicText: '您会在报价里看到自己的合同，同意之前所有数字都已填好。以下是每份合同的内容。',
    terms: '贷款条款与条件',
    published: (terms) => [
      {
        heading: '贷款',
        text: `${terms.lender} 提供 ${terms.minTermDays} 至 ${terms.maxTermDays} 个日历日的贷款，在 ${terms.decisionDays} 天内作出决定，款项在此后 ${terms.fundingMinDays} 至 ${terms.fundingMaxDays} 天内到账。`,
      },
      {
        heading: '费用',
        text: '您的报价会列出利息、每项费用、总费用以及含全部费用的利率。按时还款，只付这些，没有其他费用。',
      },
      {
        heading: '还款',
        text: '每一期都有日期和金额。以您付款的那一天为准，即使我们晚些才得知。',
      },
      {
        heading: '提前还款',
        text: `期限过半，并且放款满 ${terms.earlyAfterDays} 天后，可以提前还清全部贷款。我们会先告诉您应还多少、能省多少。`,
      },
      ...(terms.coolingOffDays === 0
        ? []
        : [
            {
              heading: '改变主意',
              text: `放款后 ${terms.coolingOffDays} 天内，您可以取消贷款，只付用款天数的费用，不收其他费用。最后一天写在您的报价里。`,
            },
          ]),
      {
        heading: '逾期还款',
        text: `我们的收费标准：新客户一次性 ${terms.onceNew}，老客户一次性 ${terms.onceRepeat}，之后每天按未还金额收取：${terms.tiers.map(({ rate, fromDay }) => `第 ${fromDay} 天起 ${rate}`).join('，')}。如果法律规定的上限更低，您付较低的。`,
      },
      {
        heading: '借款人',
        text: `借款人须年满 ${terms.minAgeYears} 岁，姓名、电话或账户变更须在 ${terms.detailsChangeNoticeDays} 天内告知我们。`,
      },
      {
        heading: '转让与争议',
        text: `如果我们把贷款转让给其他贷款机构，会提前 ${terms.assignmentNoticeBusinessDays} 个工作日告诉您，您的条款不会改变。法院判决的款项须在 ${terms.judgmentPaymentDays} 天内支付。`,
      },
    ],
  },
}
