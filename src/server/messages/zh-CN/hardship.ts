// What the server says about help for a borrower who cannot pay, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('zh-CN')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `【${v.lender}】我们为您准备了还款计划。请在应用中查看新的还款日，最晚 ${written(v.until)} 答复。您同意之前一切不变。`,
    planLapsed: (v) => `【${v.lender}】您没有按时答复我们的还款计划，它已失效。一切不变。您可以在应用中再次申请帮助。`,
    declined: (v) => `【${v.lender}】我们无法提供您申请的帮助。${v.reason}`,
  },
  inbox: {
    hardshipAsked: '我们收到了您的帮助申请',
    hardshipDeclined: '我们答复了您的帮助申请',
    planOffered: '我们为您提供了一个还款计划',
    planBegun: '您已接受还款计划',
    planLapsed: '有一个还款计划没有按时得到答复',
  },
  waiting: {
    asked: {
      title: '我们正在处理您的帮助申请',
      text: (v) => (v.by === null ? `${v.product}` : `最晚 ${written(v.by)} 答复。${v.product}`),
    },
    offered: {
      title: '有一个还款计划等您答复',
      text: (v) => `截至 ${written(v.by)}。${v.product}`,
    },
  },
  agreed: {
    offered: {
      open: '查看您的计划',
      title: '有一份还款计划等待您答复',
      until: (v) => `请在 ${written(v.until)} 前答复。您同意之前不会有任何变化。`,
    },
    plan: {
      running: '您的还款计划正在执行。',
      ahead: (v) => `您的还款计划从 ${written(v.from)} 开始。`,
      stops: (v) => `${written(v.until)} 之前不收逾期费用，也不发提醒。`,
    },
    moved: {
      title: (v) => `您已把第 ${v.n} 期从 ${written(v.from)} 改到 ${written(v.to)}。`,
      stops: (v) => `${written(v.to)} 之前不收逾期费用。`,
    },
    autopay: { title: '您的银行卡自动还款。', stops: '每次扣款前我们会告诉您日期和金额。' },
    next: (v) => `下一笔：${written(v.date)} 前 ${v.amount}`,
    why: (v) =>
      [
        `共 ${v.count} 期中的第 ${v.numbers.join('、')} 期：贷款和利息 ${v.loan}`,
        v.late === null ? '' : `逾期费用 ${v.late}`,
        v.fee === null ? '' : `费用 ${v.fee}`,
      ]
        .filter((part) => part !== '')
        .join('，'),
  },
  promise: {
    message: (v) =>
      `【${v.lender}】您告诉我们最晚 ${written(v.date)} 还款 ${v.amount}。在此之前我们不会发送提醒。如果不是这样，请在应用中告诉我们。`,
    noted: (v) => `您告诉我们最晚 ${written(v.date)} 还款 ${v.amount}`,
    open: {
      title: (v) => `您告诉我们最晚 ${written(v.date)} 还款 ${v.amount}。`,
      text: '在此之前我们不会发送提醒。如果您不是这样说的，请告诉我们。',
    },
    kept: (v) => `您已按所说的还了 ${v.amount}。谢谢。`,
    broken: {
      title: (v) => `您告诉我们最晚 ${written(v.date)} 还款 ${v.amount}。目前收到 ${v.paid}。`,
      text: '如果无法还款，请向我们申请帮助。',
    },
  },
}
