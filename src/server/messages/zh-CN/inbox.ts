// The titles of messages in the inbox, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { inbox as english } from '../en/inbox.ts'

const written = writtenDate('zh-CN')

export const inbox: typeof english = {
  approved: (v) => `您的 ${v.product} 已通过`,
  declined: (v) => `您的 ${v.product} 申请未通过`,
  lookedAgain: (v) => `工作人员又看了一次您的 ${v.product} 申请`,
  paidOut: (v) => `我们已向您放款 ${v.amount}`,
  payoutFailed: (v) => `${v.amount} 没有到达您的账户`,
  receipt: (v) => `收据：${v.amount} 已到账`,
  reminder: (v) => `提醒：${v.product} 请最晚 ${written(v.date)} 还款`,
  reminderLate: (v) => `${v.product} 有一期逾期 ${v.days} 天`,
  closed: (v) => `${v.product} 已结清`,
  closedText: '结清证明',
  refund: (v) => `我们已开始向您退款 ${v.amount}`,
  refundPaid: (v) => `我们已向您退款 ${v.amount}`,
  takenBack: (v) => `一笔 ${v.amount} 的付款已被撤回`,
  partBack: (v) => `一笔付款中有 ${v.amount} 被撤回：我们正在核实`,
  refundFailed: (v) => `${v.amount} 没有退回给您`,
  creditUsed: (v) => `您多付款项中的 ${v.amount} 已用于 ${v.product}`,
  creditOffered: (v) => `您可以把多付款项中的 ${v.amount} 用于 ${v.product}`,
  caseOpened: '我们收到了您的投诉',
  caseAnswered: '我们答复了您的投诉',
  caseAcknowledged: '我们已阅读您的投诉',
  caseAsked: '关于您的投诉，我们向您提了一个问题',
  caseEscalated: '我们转交了您的投诉',
  caseReopened: '您的投诉已重新受理',
  dataAsked: '我们收到了您关于个人数据的申请',
  dataAnswered: '我们答复了您关于个人数据的申请',
  dataNews: '您关于个人数据的申请有新进展',
  phoneChanged: '您的手机号码已更换',
  emailChanged: '您的邮箱已更换',
  autopayNotice: (v) => `通知：${written(v.date)} 自动还款 ${v.amount}`,
  autopayFailed: (v) => `银行拒绝从您的银行卡扣款 ${v.amount}`,
  autopayUnclear: (v) => `当时不清楚是否已从您的银行卡扣款 ${v.amount}`,
  autopayMissed: (v) => `我们未能从您的银行卡扣款 ${v.amount}`,
  caseNumber: (v) => `编号 ${v.number}`,
}
