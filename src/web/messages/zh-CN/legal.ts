// Words of the legal pages, in Chinese.

import type { legal as english } from '../en/legal.ts'
import { withinDays } from './days.ts'

export const legal: typeof english = {
  privacy: {
    title: '隐私政策',
  },

  terms: {
    title: '贷款条款与条件',
    lead: (lender) => `这些条款适用于 ${lender} 的每位借款人。您自己的数字写在您的报价里。`,

    borrower: '谁可以借款',
    borrowerText: (over) => `借款人须年满 ${over} 岁，借款供本人使用，并有本人名下的账户。`,
    term: '借多久',
    termText: (min, max) => `贷款期限为 ${min} 至 ${max} 个日历日。`,
    decision: '审批与放款',
    decisionText: (decisionDays, minDays, maxDays) =>
      `我们在 ${decisionDays} 天内作出决定。款项在 ${withinDays(minDays, maxDays)}到账。`,
    cost: '费用是多少',
    costText: '您的报价会列出利息、每项费用、总费用以及含全部费用的利率。按时还款，只付这些，没有其他费用。',
    repayment: '还款',
    repaymentText: '每一期都有日期和金额。以您付款的那一天为准，即使我们晚些才得知。',
    early: '提前还款',
    earlyText: (share, afterDays) =>
      `期限过了 ${share}，并且放款满 ${afterDays} 天后，可以提前还清全部贷款。我们会先告诉您应还多少、能省多少。`,
    coolingOff: '改变主意',
    coolingOffText: (count) =>
      `放款后 ${count} 天内，您可以取消贷款，只付用款天数的费用，不收其他费用。最后一天写在您的报价里。`,

    late: '如果还款逾期',
    lateInOffer: '每份报价都写明自己的逾期费用：每笔贷款一次性的、按日的，以及从第几天起。同意前请先看清报价。',
    lateFree: '逾期还款不另收费用。',
    dailyAlone: '每天按逾期那一期的未还金额收取：',
    earlyInOffer: '每份报价都写明从哪一天起可以提前还清全部贷款、应还多少、能省多少。',
    notNow: '条款未能加载，请一分钟后重试。',
    lateText: '每笔贷款只收一次：',
    onceNew: '新客户',
    onceRepeat: '老客户',
    dailyText: '另外每天按该期未还金额收取：',
    tier: (fromDay, toDay) => (toDay === null ? `第 ${fromDay} 天起` : `第 ${fromDay} 至 ${toDay} 天`),
    grace: (graceDays) => `到期日后的前 ${graceDays} 天不收费。`,
    capTitle: '法律设有上限：',
    cap: {
      lateOnceMinor: '一次性金额最高',
      lateDailyBps: '每天逾期费最高',
      lateMonthlyBps: '30 天内逾期费最高',
      allInDailyBps: '每天利息与逾期费合计最高',
      totalCostBps: '一笔贷款的全部费用最高',
    },
    capOf: {
      lateDailyBps: '按未还金额',
      lateMonthlyBps: '按未还金额',
      allInDailyBps: '按贷款金额',
      totalCostBps: '按贷款金额',
    },
    lower: '您付两者中较低的。',
    exampleTitle: '举例，未还',
    example: (daysLate) => `逾期 ${daysLate} 天加收`,
    byPriceList: '我们的收费标准',

    details: '信息变更请告诉我们',
    detailsText: (noticeDays) => `姓名、电话、地址或账户变更，请在 ${noticeDays} 天内告知我们。`,
    assignment: '如果贷款转让',
    assignmentText: (businessDays) =>
      `我们可以把贷款转让给其他持牌贷款机构。我们会提前 ${businessDays} 个工作日告诉您，您的条款不会改变。`,
    disputes: '如果有争议',
    disputesText: (paymentDays) => `请先向我们投诉。法院判决的款项须在 ${paymentDays} 个日历日内支付。`,
    regulator: '如果我们没能解决：',
  },

  offline: {
    title: '没有网络',
    voice: '当前没有网络连接。',
    text: '无法加载此页面。如果您刚提交了内容，请在网络恢复后查看您的贷款：那里会显示我们是否已收到。',
    counts: '还款以您付款的日期为准，而不是您在这里看到的日期。',
    again: '重试',
    call: '致电我们',
    home: '返回首页',
  },
}
