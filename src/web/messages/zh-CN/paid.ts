// Words of the leaf that ends a payment, in Chinese: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { paid as english } from '../en/paid.ts'

const written = unbrokenDate('zh-CN')

export const paid: typeof english = {
  stamp: (date) => `${written(date)} 已还`,
  arrived: '您的还款已到账',
  note: (time, where, product) =>
    where === '' ? `${written(time)}，用于 ${product}` : `${written(time)}，${where}，用于 ${product}`,
  went: '款项分配',
  parts: {
    principal: '贷款金额部分',
    interest: '利息',
    fee: '费用',
    penalty: '逾期费',
    rollover: '展期费',
    sentBack: '误退给您的款项',
    usedBack: '误用于另一笔贷款的款项',
    credit: '多付款项（可退）',
  },
  paid: '已还',
  upToDate: '您没有逾期。',
  dueYet: '今天还要还',
  left: '还剩多少',
  next: (n, date) => `第 ${n} 期，最晚 ${written(date)}`,
  nextDue: (n) => `第 ${n} 期，现在要还`,
  whole: '整笔贷款',
  calendar: '把日期加到我的日历',
  moved: '您的还款日已顺延。展期费不减少欠款。',
  short: '少付部分，已为您免除：',
  closed: '您的贷款已结清，不再欠款。',
  cancelled: '您已取消贷款，不再欠款。',
  closedOn: (date) => `${written(date)} 结清`,
  letter: '结清证明',
  letterText: '说明贷款已还清，您不再欠款。请妥善保存。',
  credit: '您多付了。可在贷款页面申请退回。',
  receipt: '收据',
  save: '保存',
  share: '分享',
  read: '查看收据',
  notShared: '分享没有成功，请改为保存。',
}
