// Words of prices, in Chinese: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { price as english } from '../en/price.ts'
import { days } from './days.ts'

const written = unbrokenDate('zh-CN')

export const price: typeof english = {
  howMuch: '借多少？',
  slider: '借多少，滑动选择',
  less: (amount) => `减少 ${amount}`,
  more: (amount) => `增加 ${amount}`,
  range: (from, to) => `${from} 至 ${to}。`,
  notAnAmount: '请用数字填写金额。',
  firstPay: '首次还款日',
  firstPayHint: (from, to) => `例如发薪日：${written(from)} 至 ${written(to)}。其余各期间隔相同，每个日期见还款计划。`,
  howLong: '借多久？',
  days,
  show: '看看要花多少',
  said: (gets, paysBack) => `您实际到账 ${gets}，要还 ${paysBack}。`,
  ofTerm: (termDays, from, to) => `期限 ${days(termDays)}的贷款，金额为 ${from} 至 ${to}。`,

  title: '要花多少',
  aside: (product, count, termDays) =>
    count === 1 ? `${product}，${days(termDays)}后一次还清` : `${product}，${days(termDays)}内还 ${count} 期`,
  principal: '贷款金额',
  youGet: '实际到账',
  youPayBack: '您要还',
  interest: (termDays) => `利息，${days(termDays)}`,
  totalCost: '这笔贷款的费用',
  payments: (count, everyDays) =>
    count === 1 ? '到期一次还清' : everyDays === null ? `${count} 期` : `${count} 期，每 ${everyDays} 天一期`,
  lastPayment: '最后一期',
  lateBy: (daysLate) => `一期逾期 ${days(daysLate)}`,
  extra: '（额外）',
  honest: '借得久就很贵，借得短可能合理。如果您能等，或者能向家人借，就那样做。',
  exact: '今天计算，与您的报价用同样的算法。',
  own: '查看您自己的报价',
  asked: (questions) => `最多 ${questions} 个问题和一份证件。询价不收费。`,

  late: '如果您逾期还款',
  onePayment: '一期还款',
  lateAfter: (daysLate) => `逾期 ${days(daysLate)}加收`,
  byPriceList: '我们的收费标准',

  loans: (count) => `${count} 种贷款`,
  sideBySide: '并排比较',
  usual: '每种贷款按常见金额和期限的费用。',
  inDays: (termDays) => `${days(termDays)}内`,

  compare: {
    title: '比较贷款',
    text: '同样的金额，各种贷款的费用并排列出。',
    amount: '金额',
    first: '这种贷款',
    second: '和这种',
    submit: '比较',
    caption: (first, second, amount) => `${amount} 的 ${first} 和 ${second}`,
    payments: '期数',
    times: (count, everyDays, termDays) =>
      count === 1
        ? `一期，${days(termDays)}后`
        : everyDays === null
          ? `${count} 期，${days(termDays)}内`
          : `${count} 期，每 ${everyDays} 天一期`,
    each: '每期',
    term: '贷款期限',
    rate: '利率',
    late: (daysLate) => `一期逾期 ${days(daysLate)}`,
    lends: (from, to) => `可借 ${from} 至 ${to}`,
    details: '详情',
    tryIt: '试算',
    cheaper: (name) => `${name} 更便宜：`,
    by: (amount) => `同样的贷款金额少花 ${amount}。`,
    sooner: (count) => `要早 ${days(count)}还清。`,
    later: (count) => `还款时间多 ${days(count)}。`,
    same: '两种费用相同。',
    onlyOne: '我们只有一种贷款，没有可比较的。',
    none: '我们今天没有可申请的贷款。',
  },

  repeat: {
    title: '还清之后有什么变化',
    rule: '全额还清一笔贷款后，您就是老客户。',
    you: '您是老客户：您已全额还清过一笔贷款。',
    once: '逾期时一次性收取',
    asNew: '新客户',
    asRepeat: '老客户',
    nothing: '之后逾期的费用与之前相同。',
    rest: '无论借多少次，利息和费用都不变。',
  },
}
