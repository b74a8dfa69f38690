// What the server says about paying, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('zh-CN')
const end = writtenEnd('zh-CN')

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: '期数',
    loanAndInterest: '贷款与利息',
    fees: '费用',
    lateCharge: '逾期费',
    lateChargeByPriceList: '我们的逾期费标准（未计上限）',
    daysLate: '逾期天数',
    sentBack: '因付款有误而退还给您的款项',
    usedBack: '在付款被撤回之前已用于另一笔贷款的款项',
    leftAfter: '付款后剩余应还',
    orderNumber: '贷款编号',
    rolloverFee: '展期费',
    newDueDate: '新的还款日',
    toPayInstead: '若今天付清应付',
    totalAfter: '含展期费的总额',
    rolloversLeft: '此后还可展期次数',
  },
  paymentsOf: (v) => `${v.numbers.join('、')}/${v.count}`,
  daysLate: (v) => `${v.days} 天`,

  notice: {
    pending: '我们正在核实您的一笔付款。无需再次付款。',
    putAside: (v) => `我们收到 ${v.amount}，与应付的不符。我们正在核查。无需再次付款。`,
    grows: (v) => `每多一天会加收 ${v.amount}。`,
    capReached: '费用已达上限，不会再增加。',
    chargesPaused: (v) => `${written(v.until)}（含）之前不加收逾期费。`,
    chargesStopped: '不会再加收逾期费。这里显示的金额仍需偿还。',
  },
  repaymentNotice: '以您付款的那一天为准，即使款项晚到。',
  rolloverNotice: (v) => `您现在付展期费，所有未还款项会推迟 ${v.days} 天到期。展期费不会减少您的欠款。`,

  code: {
    payNotice: (v) => `请在 ${end(v.until)} 前支付 ${v.amount}。可以少付或多付，都会计入您的贷款。`,
    payWholeNotice: (v) => `请在 ${end(v.until)} 前准确支付 ${v.amount}。少付按普通还款计入您的贷款。`,
    payOnceNotice: (v) =>
      `请在 ${end(v.until)} 前一次性支付 ${v.amount}：此还款码只能用一次。可以少付或多付，都会计入您的贷款。`,
    payExactNotice: (v) =>
      `请在 ${end(v.until)} 前支付 ${v.amount}。此还款码不接受其他金额；如需支付其他金额，请获取新的还款码。`,
    partBackNotice: (v) => `这笔付款中有 ${v.amount} 已被撤回。在我们通知您之前，整笔付款仍计入您的贷款。`,
    takenBackNotice: (v) => `用此付款码支付的 ${v.amount} 已被撤回，该款项未计入您的贷款。`,
    shortNotice: (v) =>
      `已收到 ${v.received} 并计入您的贷款。今天内再支付 ${v.left} 即可提前结清，请为此重新生成还款码。`,
    tooMuchNotice: '现在应还金额少于此付款码的金额。剩余应还金额请见您的贷款页面。',
    usedUpNotice: (v) => `我们收到 ${v.received}。此还款码已使用，不能再付款。还需支付 ${v.left}，请获取新的还款码。`,
    partlyPaidNotice: (v) => `我们收到 ${v.received}。这个还款码还需支付 ${v.left}，请在 ${end(v.until)} 前付款。`,
  },

  rollover: {
    title: (v) => `推迟 ${v.days} 天还款`,
    plan: {
      title: (v) => `第 ${v.n}/${v.count} 期`,
      remark: (v) => `原定 ${written(v.before)}`,
    },
  },

  autopay: {
    terms: (v) => [
      `每个还款日 ${v.hour}，我们会从您选择的银行卡扣取当期应还的金额，绝不超过这一期。`,
      `每次扣款前至少 ${v.days} 天，我们会发消息告诉您日期和金额。没有这条消息，我们不会扣款。`,
      `如果届时您已用其他方式还款，我们只会扣剩余部分，或者不扣。`,
      `如果银行暂时拒绝，我们会在还款日后第 ${v.again} 天和第 ${v.last} 天再试，届时包含合同约定的逾期费用。如果银行永久拒绝，或第三次拒绝，自动还款将终止，由您自行还款。`,
      `您可以随时一键停止：在贷款页面、银行卡页面，或通过每条消息里的链接。`,
    ],
    notice: (v) =>
      `【${v.lender}】我们将于 ${written(v.dueDate)} ${v.hour} 从您的银行卡 ${v.card} 扣款 ${v.amount}，提前还款则少扣。停止：${v.url}`,
    declinedAgain: (v) =>
      `【${v.lender}】银行暂时拒绝从您的银行卡 ${v.card} 扣款 ${v.amount}，没有扣款。我们将于 ${written(v.tryOn)} ${v.hour} 再试，届时包含逾期费用，您也可以提前在应用中还款。停止：${v.url}`,
    declinedOff: (v) =>
      `【${v.lender}】银行拒绝从您的银行卡 ${v.card} 扣款 ${v.amount}。没有扣款，自动还款已关闭。请在应用中还款。`,
    confirmByHand: (v) =>
      `【${v.lender}】银行要求您本人确认从银行卡 ${v.card} 支付 ${v.amount}。没有扣款，自动还款已关闭。请在应用中还款。`,
    unclear: (v) =>
      `【${v.lender}】我们还不清楚是否已从您的银行卡 ${v.card} 扣款 ${v.amount}。我们不会再次扣款。在应用中还款前请先查看银行卡。`,
    missed: (v) => `【${v.lender}】我们未能从您的银行卡 ${v.card} 扣款 ${v.amount}。本还款日没有扣款。请在应用中还款。`,
  },

  messages: {
    cardCode: (v) =>
      `【${v.lender}】${v.code} 是您用银行卡 ${v.card} 支付 ${v.amount} 的验证码，${v.minutes} 分钟内有效。请勿告诉任何人。`,
    received: (v) => `【${v.lender}】我们已收到 ${v.amount}。剩余应还：${v.left}。`,
    receivedOther: (v) =>
      `【${v.lender}】我们已收到 ${v.amount}（应付 ${v.asked}）。全部计入您的贷款。剩余应还：${v.left}。`,
    receivedTooMuch: (v) =>
      `【${v.lender}】我们已收到 ${v.amount}，其中 ${v.credit} 超出您的欠款。这笔钱属于您，您要求时我们会退还。`,
    notRolledOver: (v) =>
      `【${v.lender}】我们已收到 ${v.amount}。还款日没有推迟；没有收取展期费，全部计入您的贷款。剩余应还：${v.left}。`,
    rolledOver: (v) =>
      `【${v.lender}】我们已收到 ${v.amount}。您的下一个还款日是 ${written(v.dueDate)}。剩余应还：${v.owed}。`,
    putAside: (v) => `【${v.lender}】我们收到 ${v.amount}，与应付的不符。我们正在核查。无需再次付款。`,
    refundAsked: (v) => `【${v.lender}】我们正在把您多付的 ${v.amount} 退回您的账户 ${v.account}。`,
    refundPaid: (v) => `【${v.lender}】${v.amount} 正在打入您的账户。`,
    refundFailed: (v) => `【${v.lender}】${v.amount} 没有到达您的账户，仍然属于您。请在应用中检查账户后再次申请。`,
    creditUsed: (v) =>
      `【${v.lender}】应您的要求，您多付款项中的 ${v.amount} 已用于贷款 ${v.product}。该贷款剩余应还：${v.left}。仍属于您的多付款项：${v.rest}。`,
    creditOffered: (v) =>
      `【${v.lender}】在 ${written(v.until)} 之前，您可以把多付款项中的 ${v.amount} 用于贷款 ${v.product}。由您决定：未经您在应用的“多付款项”页面同意，我们不会动用。`,
    returned: (v) => `【${v.lender}】一笔 ${v.amount} 的付款被银行或钱包撤回。剩余应还：${v.left}。`,
    cameBack: (v) => `【${v.lender}】之前被撤回的 ${v.amount} 已重新到账，已计入您的贷款。剩余应还：${v.left}。`,
  },
}
