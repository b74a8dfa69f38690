// What the server says about help for a borrower who cannot pay, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('zh-CN')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}：我们为您准备了还款计划。请在 App 中查看新的还款日，并在${written(v.until)}前答复。您同意之前一切不变。`,
    declined: (v) => `${v.lender}：我们无法提供您申请的帮助。${v.reason}`,
  },
  inbox: {
    hardshipAsked: '我们收到了您的帮助申请',
    hardshipDeclined: '我们答复了您的帮助申请',
    planOffered: '有一个还款计划等您答复',
    planBegun: '您的还款计划已开始',
  },
  waiting: {
    asked: {
      title: '我们正在看您的帮助申请',
      text: (v) => (v.by === null ? `${v.product}` : `最晚${written(v.by)}答复。${v.product}`),
    },
    offered: {
      title: '有一个还款计划等您答复',
      text: (v) => `截至${written(v.by)}。${v.product}`,
    },
  },
}
