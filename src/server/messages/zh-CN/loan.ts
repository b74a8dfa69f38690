// What the server says about offers, agreements and loan accounts, in Chinese.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { LoanWords } from '../en/loan.ts'

const written = writtenDate('zh-CN')

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `您已于 ${on} 全部还清。`,
  settlement: (on) => `您已于 ${on} 提前全部还清。`,
  coolingOffExit: (on) => `您已于 ${on} 取消贷款，只付了用款天数的费用。`,
}

export const loanWords: LoanWords = {
  day: written,
  days: (count) => `${count} 天`,
  statusNames: {
    inReview: '审核中',
    declined: '未通过',
    approved: '已通过',
    active: '还款中',
    due: '待还款',
    overdue: '已逾期',
    settled: '已结清',
  },

  agreedName: '已同意',

  notice: {
    inReview: (v) =>
      `我们正在审核您的申请${v.answerBy === null ? '。用时比我们说的更长。有结果我们会短信通知您。' : `，最晚 ${written(v.answerBy)} 用短信答复。`}您可以关闭本页。`,
    referred: (v) =>
      `工作人员正在审核您的申请${v.answerBy === null ? '。用时比我们说的更长。有结果我们会短信通知您。' : `，最晚 ${written(v.answerBy)} 用短信答复。`}您可以关闭本页。`,
    agreed: (v) =>
      `您已同意。${v.answerBy === null ? '我们正在再核对一次您的资料，然后放款，并短信通知您。用时比我们说的更长。' : `我们最晚 ${written(v.answerBy)} 再核对一次您的资料，然后放款，并短信通知您。`}您可以关闭本页。`,
    declined: (v) => (v.retryOn === null ? v.reason : `${v.reason}${written(v.retryOn)} 起您可以再次申请。`),
    readyToWithdraw: (v) =>
      `您的贷款已就绪。请最晚在 ${written(v.until)} 提取 ${v.netProceeds}。过期未提取，批准自动失效，不收任何费用。`,
    payoutUnderWay: (v) =>
      `我们正在向您的账户 ${v.account} 打款 ${v.netProceeds}，${v.by === null ? '用时比平常长。如果还没有到账，请联系我们。' : `最晚在 ${written(v.by)} 到账。`}`,
    payoutChecked: (v) =>
      `打款 ${v.netProceeds} 之前，我们正在核实账户 ${v.account} 是否为您本人名下。您无需操作：打款后，或需要您提供其他账户时，我们会发消息通知您。`,
    payoutFailed: (v) =>
      `${v.netProceeds} 没有到达您的账户：${v.reason}请最晚在 ${written(v.until)} 添加另一个银行账户，我们会重新打款。`,
    active: (v) => `今天无需还款。下一期 ${v.amount}，在 ${v.days} 天后。`,
    dueToday: (v) => `第 ${v.n} 期今天到期：${v.amount}。`,
    dueInGrace: (v) => `第 ${v.n} 期已于 ${written(v.dueDate)} 到期。最晚 ${written(v.until)} 还款，不会加收任何费用。`,
    overdue: (v) => `第 ${v.n} 期已逾期 ${v.days} 天。${v.added}`,
    overdueSeveral: (v) => `有 ${v.count} 期逾期，其中第 ${v.n} 期已逾期 ${v.days} 天。${v.added}`,
    added: {
      perDay: (v) => `每多一天会加收 ${v.nextDay}。`,
      limit: '费用已达上限，不会再增加。',
      paused: (v) => `${written(v.until)}（含）之前不加收逾期费。`,
      stopped: '不会再加收逾期费。这里显示的金额仍需偿还。',
    },
    settled: (v) => `${closedBy[v.by](written(v.on))}${v.name === null ? '谢谢您。' : `谢谢您，${v.name}。`}`,
  },

  declineReasons: {
    tooYoung: '我们只向年满 18 岁的人放款。',
    blocked: '目前我们无法向这个账户放款。客户服务会告诉您原因。',
    paysLate: '您有其他贷款正在逾期。',
    wasVeryLate: '过去一年里有一次其他贷款的还款严重逾期。',
    notAffordable: '还款会占您收入的过大部分。',
    tooManyLoans: '您的贷款数量已达到我们允许的上限。',
    amountNotOffered: '该产品不再提供这个金额。',
    identityNotConfirmed: '您填写的身份信息与官方记录不符。',
    scoreTooLow: '您的信用评分低于这笔贷款的要求。',
    loansElsewhere: '您在其他机构未还清的贷款超过我们允许的数量。',
    lateElsewhere: '您在其他机构有一笔贷款逾期还款。',
    approvalHasLapsed: '您的贷款已获批准，但您没有按时提取款项。没有产生任何费用。',
    decidedByPerson: '我们的工作人员审核了您的申请，决定不予通过。',
  },

  payoutFailures: {
    accountUnknown: '银行查不到该账户。',
    accountClosed: '该账户已销户。',
    nameDiffers: '该账户不在您名下。',
    nameNotTold: '我们无法确认该账户属于谁。',
    limitReached: '该账户无法接收这个金额。',
    other: '银行退回了款项。',
  },

  fees: {
    service: '服务费',
    processing: '手续费',
    document: '文件费',
    insurance: '保险费',
    other: '费用',
  },
  feeDeducted: (v) => `${v.fee}，放款时扣除`,
  feeAdded: (v) => `${v.fee}，计入首期`,
  noFees: '无费用',
  taxes: {
    fee: (v) => `费用中含 ${v.name}（${v.rate}）`,
    interest: (v) => `利息中含 ${v.name}（${v.rate}）`,
    late: (v) => `逾期费已含 ${v.name}（${v.rate}）。`,
    rollover: (v) => `展期费已含 ${v.name}（${v.rate}）。`,
  },
  inYourOffer: '您的报价所列天数',
  dayCount: (count) => `${count} 天`,
  fundingTime: (from, to) => `在 ${from === 0 || from === to ? '' : `${from} 至 `}${to} 天内`,

  rows: {
    loanAmount: '贷款金额',
    loanTerm: '贷款期限',
    youGet: '实际到账',
    youReceived: '您已收到',
    youPayBack: '您要还',
    youPaidBack: '您已还',
    interest: (v) => `利息，${v.days} 天`,
    interestPaid: '利息',
    costs: '这笔贷款的费用',
    apr: '年化利率，含全部费用',
    monthlyRate: '实际月利率，含全部费用',
    applied: '申请时间',
    costSoFar: '目前费用',
    paidOut: '放款',
    account: '账户',
    orderNumber: '贷款编号',
    lateCharges: '逾期费',
    rolloverFees: '展期费',
    feesGivenBack: '退还的费用',
    credit: '多付款项（可退）',
    noChargesFrom: '免收逾期费，自',
    noChargesUntil: '免收逾期费，至',
    noChargesSince: '停收逾期费，自',
    decided: '决定时间',
    approvalEnds: '批准有效期至',
    closed: '结清',
    firstPayment: '首期',
  },
  term: (v) =>
    v.instalments === 1
      ? `${v.termDays} 天后一次还清`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} 天`
        : `${v.termDays} 天内分 ${v.instalments} 期`,

  rate: {
    day: (v) => `每天 ${v.rate}`,
    month: (v) => `每月 ${v.rate}`,
    year: (v) => `每年 ${v.rate}`,
    yearOnOwed: (v) => `每年 ${v.rate}，按剩余欠款计`,
    from: (v) => `${v.rate} 起`,
  },
  aprName: { year: '年化利率', month: '实际利率' },
  aprBasis: {
    eu: '实际年利率：含全部费用，一年按 365 天计。',
    usActuarial: '年百分率：含全部费用，精算法。',
    indiaIrr12: '年百分率：按您实际到账金额计算的月内部收益率 × 12。',
    phMonthlyEir: '实际月利率：全部还款对比您实际到账的金额。',
    mxCat: '年度总成本：不含增值税的全部费用，一年按 365 天计。',
  },

  late: {
    once: (v) => `一次性 ${v.amount}`,
    firstTier: (v) =>
      v.fromDay === 1 ? `每天按未还金额的 ${v.rate}` : `第 ${v.fromDay} 天起每天按未还金额的 ${v.rate}`,
    laterTier: (v) => `第 ${v.fromDay} 天起 ${v.rate}`,
    grace: (v) => `到期日后的前 ${v.days} 天不加收。`,
    nothing: '逾期不加收任何费用。',
    rule: (v) => `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}，之后`}${v.tiers.join('，')}`,
    capOnce: (v) => `一次性最多 ${v.amount}`,
    capDaily: (v) => `每天最多为逾期款项的 ${v.rate}`,
    capMonthly: (v) => `每月最多为逾期款项的 ${v.rate}`,
    capAllIn: (v) => `每天合计最多 ${v.rate}`,
    capTotal: (v) => `全部费用合计绝不超过 ${v.amount}`,
    noCap: '这里没有法定上限',
    capRule: (v) =>
      v.caps === null ? '这里没有法定上限。' : `法律设有上限：${v.caps}。我们的收费标准高于上限时，您只付上限。`,
    graceRule: (v) =>
      v.days === 0 ? '从到期日后的第一天开始计算。' : `到期日后的前 ${v.days} 天不收费，之后才开始计算。`,
    example: (v) => `${v.unpaid} 逾期 ${v.days} 天加收`,
    exampleCapped: (v) => `${v.charged}（我们的收费标准：${v.nominal}）`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? '这笔贷款没有可取消的期限。'
        : `${written(v.until)}（含）前，即放款后 ${v.days} 天内，您可以取消贷款，只付用款天数的费用：按天计息，每项费用按同样比例，不收逾期费。`,
    rollover: (v) =>
      `还款到期时手头紧，可以支付剩余贷款金额的 ${v.percent}，所有未还款项推迟 ${v.days} 天到期，${v.limit === 1 ? '限一次' : `最多 ${v.limit} 次`}。应用会事先显示费用。已产生的逾期费仍须支付。`,
    noRollover: '这笔贷款不能展期。',
    dateMove: (v) =>
      `在没有到期款项时，您可以把下一个还款日推迟最多 ${v.days} 天，${v.times === 1 ? '限一次' : `最多 ${v.times} 次`}。费用为这笔贷款在多出天数里的利息。应用会事先显示费用。`,
  },

  retention: {
    title: '您要离开吗？',
    text: (v) => `在您点“立即借款”之前，什么都没有约定。${written(v.until)}（含）之前，您都可以回到这份报价。`,
  },
  promo: { buttonText: '查看费用' },
  classicButton: '立即借款',

  products: {
    seeCost: '查看费用',
    range: (v) => (v.from === v.to ? v.from : `${v.from} 至 ${v.to}`),
    rangeLabel: '贷款金额',
    description: (v) =>
      v.instalments === 1 ? `${v.termDays} 天后一次还清` : `${v.termDays} 天内分 ${v.instalments} 期`,
  },

  accountPrompt: {
    title: '款项没有到账',
    text: (v) => `您的我们没能把钱打给您：${v.reason}请添加另一个银行账户，我们会立即重新打款。`,
  },
  withdrawPrompt: {
    title: '您的贷款已就绪',
    text: (v) => `您的账户 ${v.account} 将收到 ${v.netProceeds}，应还 ${v.totalRepayable}。`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `第 ${v.n} 期：其中 ${v.paid} 已到账。`,
    credit: (v) => `您多付了 ${v.amount}。这笔钱属于您，您要求时我们会退还。`,
  },
  yourAccount: '您的账户',

  documents: {
    keyFacts: '关键信息',
    loanAgreement: '贷款合同',
    privacy: '隐私政策',
    closureLetter: '结清证明',
  },
  blank: '放款时确定',

  loginFailure: {
    notice: '您尚未登录',
    expired: '您使用的链接已过期。请从应用中重新打开此页面。',
    used: '这个链接已经用过。每个链接只能打开一个页面，只能用一次。请从应用中重新打开。',
    foreign: '这个链接属于另一个账户或设备。请从您已登录的应用中重新打开此页面。',
    missing: '此页面显示您自己的贷款或账户。',
    ended: '为了您的安全，15 分钟未使用或满 12 小时会自动退出登录。已发送或保存的内容是安全的：请登录后继续。',
    unavailable: '暂时无法核实登录。没有任何改动。请一分钟后再试。',
    other: '登录没有成功。请从应用中重新打开此页面。',
  },

  messages: {
    referred: (v) => `【${v.lender}】工作人员正在审核您的申请，最晚 ${written(v.by)} 答复。`,
    approved: (v) => `【${v.lender}】您的贷款已通过。我们正在打款 ${v.netProceeds}，最晚 ${written(v.by)} 到账。`,
    readyToWithdraw: (v) =>
      `【${v.lender}】您的贷款已就绪。请最晚在 ${written(v.until)} 在应用中提取 ${v.netProceeds}。`,
    declined: (v) =>
      v.retryOn === null
        ? `【${v.lender}】我们无法提供这笔贷款。原因请见应用。`
        : `【${v.lender}】我们目前无法提供这笔贷款。原因请见应用。${written(v.retryOn)} 起您可以再次申请。`,
    paidOut: (v) =>
      `【${v.lender}】${v.netProceeds} 正在打入您的账户。首期：${v.firstAmount}，最晚 ${written(v.firstDueDate)} 还款。`,
    payoutFailed: (v) => `【${v.lender}】我们没能把钱打给您：${v.reason}请在应用中添加另一个银行账户。`,
    dueSoon: (v) => `【${v.lender}】${v.amount} 将于 ${written(v.dueDate)} 到期。`,
    dueToday: (v) => `【${v.lender}】${v.amount} 今天到期。`,
    overdue: (v) =>
      `【${v.lender}】您有一期已逾期 ${v.days} 天。现在应还：${v.amount}。如果手头紧，应用里会告诉您可以怎么办。`,
    stopReminders: (v) => `退订还款提醒：${v.url}`,
    settled: (v) => `【${v.lender}】您的贷款已全部还清。结清证明 ${v.number} 在应用中。`,
    cancelled: (v) => `【${v.lender}】您的贷款已取消，无需再付任何款项。结清证明 ${v.number} 在应用中。`,
    waived: (v) => `【${v.lender}】我们减免了您贷款中的 ${v.amount}。剩余应还：${v.left}。`,
    chargesPaused: (v) =>
      v.from === null
        ? `【${v.lender}】${written(v.until)}（含）之前，您的贷款不加收逾期费。`
        : `【${v.lender}】${written(v.from)} 至 ${written(v.until)} 期间，您的贷款不加收逾期费。在此之前一切不变。`,
    planAgreed: (v) =>
      `【${v.lender}】您的还款计划将于 ${written(v.from)} 开始，在此之前一切不变。从那天起至 ${written(v.until)}（含）不加收逾期费，也不发还款提醒。下一期：最晚 ${written(v.dueDate)} 还 ${v.amount}。`,
    planBegun: (v) =>
      `【${v.lender}】您的还款计划已开始。${written(v.until)}（含）之前不加收逾期费，也不发还款提醒。下一期：最晚 ${written(v.dueDate)} 还 ${v.amount}。`,
    dateMoved: (v) =>
      `【${v.lender}】第 ${v.n} 期还款日已从 ${written(v.from)} 改为 ${written(v.to)}。请最晚在该日还款 ${v.amount}，其中 ${v.cost} 为多出天数的利息。`,
    writtenOff: (v) =>
      `【${v.lender}】我们已在账上核销您的贷款，不再加收逾期费。您仍欠 ${v.left}，每次还款都会减少欠款。`,
    corrected: (v) => `【${v.lender}】我们更正了您的贷款账户。剩余应还：${v.left}。`,
  },
}
