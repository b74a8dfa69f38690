// Words of the offer's screens, in Chinese.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'

const written = unbrokenDate('zh-CN')

export const offer: typeof english = {
  continueAs: (name) => `以 ${name} 的身份继续`,

  confirm: {
    title: '贷款确认',
    youGet: '实际到账',
    inYourAccount: '到您的银行账户',
    youPayBack: '您要还',
    inPayments: (count) => `分 ${count} 期`,
    amount: '贷款金额',
    term: '贷款期限',
    termDays: (count) => `${count} 天`,
    change: '更改金额或期限',
    rate: '利率',
    interest: (termDays) => `利息，${termDays} 天`,
    totalCost: '这笔贷款的费用',

    late: {
      title: '如果还款逾期',
      rule: '我们的收费标准',
      cap: '法定上限',
      lowerCounts: '您付较低的。',
      example: (daysLate) => `逾期 ${daysLate} 天加收`,
      exampleOf: '举例，未还',
      byPriceList: '我们的收费标准',
    },

    plan: {
      title: '还款计划',
      first: (inDays) => `首期在 ${inDays} 天后`,
      payment: (n, of) => `第 ${n}/${of} 期`,
    },
    coolingOff: (until) => `改变主意了？${written(until)}（含）前可取消贷款，只付用款天数的费用。`,

    card: {
      title: '您的银行账户',
      none: '还没有银行账户',
      noneNote: '钱要打到哪里？',
    },

    papers: {
      agree: '我已阅读并同意本贷款的文件。',
      title: '文件',
      document: '一页看懂关键信息',
      missing: '本贷款的文件无法加载。没有文件，您无法同意。',
    },

    costs: '费用',
    submit: '立即借款',
    bindFirst: '添加您的银行账户',
    seeAgain: '重新显示报价',
    noProduct: '是哪一种贷款？',
    noProductText: '这个链接没有指明贷款。请从列表中选择。',
    toLoans: '查看贷款',
  },

  agreementPrompt: {
    title: '协议',
    frame: '协议正文',
    cancel: '取消',
    agree: '同意',
  },
  retention: {
    title: '提示',
    cancel: '取消',
    agree: '同意',
  },

  classic: {
    product: '产品',
    amount: '金额',
    repaymentDate: '还款日期',
    detailed: '详情',
    plan: '计划',
    papers: '文件',
  },
}
