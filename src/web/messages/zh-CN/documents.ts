// Words of papers and of what every agreement says, in Chinese.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { documents as english } from '../en/documents.ts'
import { withinDays } from './days.ts'

const written = unbrokenDate('zh-CN')

export const documents: typeof english = {
  title: '贷款合同',
  closed: '这个链接已经打开过，或者已过期。',
  closedText: '每个链接只能打开一份文件，只能用一次，几分钟内有效。请从您的贷款中重新打开。',
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
      text: `${terms.lender} 提供 ${terms.minTermDays} 至 ${terms.maxTermDays} 个日历日的贷款，在 ${terms.decisionDays} 天内作出决定，款项在此后 ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)}到账。`,
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
      text: terms.earlyText,
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
      text:
        terms.lateText ??
        `我们的收费标准：新客户一次性 ${terms.onceNew}，老客户一次性 ${terms.onceRepeat}，之后每天按未还金额收取：${terms.tiers.map(({ rate, fromDay }) => `第 ${fromDay} 天起 ${rate}`).join('，')}。如果法律规定的上限更低，您付较低的。`,
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
}
