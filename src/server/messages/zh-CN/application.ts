// What the server says about products, applications and what needs the borrower now, in Chinese.

import { shortDate, writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('zh-CN')
const short = shortDate('zh-CN')

export const application: ApplicationWords = {
  costLine: (v) =>
    `您实际到账 ${v.netProceeds}，在 ${v.termDays} 天内分 ${v.instalments} 期还 ${v.totalRepayable}：费用为 ${v.totalCost}。`,
  conditions: {
    age: (v) => `您年满 ${v.years} 岁。`,
    phone: '您登录所用的手机是您本人的。',
    account: '您有本人名下的银行账户或电子钱包。',
    noLatePayment: '您在这里的其他贷款没有逾期。',
    affordable: (v) => `您每月的全部贷款还款不超过月收入的 ${v.percent}。`,
  },
  needed: {
    personal: '您的姓名、出生日期和地址',
    job: '您的工作和每月收入',
    ext: '贷款用途，以及您其他贷款的还款',
    identity: '身份证件的照片',
    consent: '您的同意，可以撤回',
  },

  steps: {
    personal: { title: '关于您', text: '您是谁，住在哪里。' },
    job: { title: '工作与收入', text: '您靠什么赚钱，赚多少。' },
    ext: { title: '关于贷款', text: '贷款用途，以及您的其他还款。' },
    identity: { title: '您的身份', text: '一份证件和它的照片。' },
    consent: { title: '您的同意', text: '我们可以怎样使用您提供的信息。' },
  },
  fields: {
    birthDay: { title: '出生日期', hint: '我们只向年满 18 岁的人放款。' },
    fullName: { title: '姓名', placeholder: '与身份证件一致' },
    city: { title: '城市' },
    address: { title: '街道和门牌号', hint: '信件能够送达的地址。' },
    email: { title: '邮箱', hint: '可以不填：文件都在应用里。' },
    workKind: { title: '您靠什么赚钱？', placeholder: '请选择' },
    employer: { title: '雇主', placeholder: '公司或个人的名称', hint: '我们不会打电话去那里。' },
    monthlyIncome: { title: '每月收入', hint: '通常一个月税后到手的金额。' },
    purpose: { title: '贷款用途是什么？', placeholder: '请选择', hint: '不影响价格。' },
    otherPayments: { title: '每月其他贷款的还款', hint: '全部合计。没有请填 0。' },
    dependants: { title: '有多少人靠您的收入生活？', placeholder: '0 至 20', hint: '不含您本人。' },
    idType: { title: '证件', placeholder: '请选择' },
    idNumber: { title: '证件号码', placeholder: '与证件上印的一致' },
  },
  workKinds: {
    employed: '受雇',
    selfEmployed: '自雇，自己的生意',
    dailyWages: '按日计薪',
    pension: '退休金',
    student: '在读',
    none: '没有自己的收入',
  },
  purposes: {
    bills: '日常账单',
    education: '上学或培训',
    family: '家庭',
    health: '医疗',
    home: '住房与维修',
    business: '我的生意',
    other: '其他',
  },
  documents: {
    nationalId: '国民身份证',
    passport: '护照',
    driversLicence: '驾驶证',
  },
  sides: { front: '正面', back: '背面' },

  consents: {
    dataUse: {
      title: '使用我的数据',
      text: '您可以使用我填写的内容和我发送的图片来审批我的申请并管理贷款。您不会出售这些数据，只会提供给办理贷款的人，或在法律要求时提供。',
    },
    creditCheck: {
      title: '信用审查',
      text: '您可以查看我在这里的贷款和还款，以及我告诉您的内容，以判断我是否负担得起这笔贷款。您也可以向身份核验机构和征信机构了解我的情况，并为此向它们提供我的姓名、出生日期、证件号码和电话号码。您会告诉我为什么这样决定。',
    },
    news: { title: '资讯与优惠', text: '您可以向我发送产品资讯。这不影响我的贷款。' },
  },

  reasons: {
    tooYoung: { text: '我们只向年满 18 岁的人放款。', remedy: '从您 18 岁生日起可以申请。' },
    blocked: {
      text: '目前我们无法向这个手机号放款。',
      remedy: '客户服务会告诉您原因，以及您可以怎么做。',
    },
    loanIsOpen: {
      text: '您已有该产品的申请或贷款。',
      remedy: '还清后可以再次申请。其他产品可能对您开放。',
    },
    paysLate: { text: '您有其他贷款正在逾期。', remedy: '付清当天就可以再次申请。' },
    wasVeryLate: { text: '过去一年里有一次还款严重逾期。', remedy: '一年之后不再计入。' },
    tooManyLoans: {
      text: '您的贷款数量已达到我们允许的上限。',
      remedy: '还清其中一笔后，您可以再次申请。',
    },
    tooSoon: { text: '我们不久前拒绝了您的一次申请。', remedy: '从我们告知的日期起，您可以再次申请。' },
    amountNotOffered: { text: '该产品不提供这个金额。', remedy: '请在产品的范围内选择金额。' },
    notAffordable: {
      text: '还款会占您收入的过大部分。',
      remedy: '较小的金额，或减少其他贷款的还款，会有帮助。您可以马上再试。',
    },
    identityNotConfirmed: {
      text: '您填写的身份信息与官方记录不符。',
      remedy: '请检查姓名、出生日期和证件号码。更正后您可以再次申请。',
    },
    scoreTooLow: {
      text: '您的信用评分低于这笔贷款的要求。',
      remedy: '按时还款可以提高评分。',
    },
    loansElsewhere: {
      text: '您在其他机构未还清的贷款超过我们允许的数量。',
      remedy: '还清其中一部分后，您可以再次申请。',
    },
    lateElsewhere: {
      text: '您在其他机构有一笔贷款逾期还款。',
      remedy: '还清那里的逾期款项会有帮助。',
    },
    approvalHasLapsed: {
      text: '您的贷款已获批准，但您没有按时提取款项。',
      remedy: '您可以马上再次申请。没有产生任何费用。',
    },
    decidedByPerson: {
      text: '我们的工作人员审核了您的申请，决定不予通过。',
      remedy: '从我们告诉您的日期起，您可以再次申请。',
    },
  },
  ownFile: (v) => `我们查询了${v.bureau}。您可以在那里查看自己的记录，并要求更正错误：${v.url}`,

  review: {
    ask: '请工作人员再看一次',
    canAsk: {
      title: '您觉得结果不对吗？',
      text: (v) => `工作人员可以再看一次，最晚 ${written(v.by)} 答复，并短信通知您。每份申请只能请求一次。`,
    },
    referred: {
      title: '工作人员正在审核您的申请',
      text: (v) =>
        `系统把决定交给了工作人员${v.by === null ? '。用时比我们说的更长。有结果我们会短信通知您。' : `，最晚 ${written(v.by)} 答复，并短信通知您。`}您可以关闭本页。`,
    },
    checking: {
      title: '我们正在核对您填写的内容',
      text: (v) =>
        `经您同意，我们已向${v.names}查询，通常只需几分钟。如果到 ${written(v.by)} 仍无答复，将由工作人员决定。我们会短信通知您。您可以关闭此页面。`,
    },
    askedAgain: {
      title: '请重新发送部分内容',
      text: (v) =>
        `工作人员无法根据您发送的内容确认全部信息。请最晚 ${written(v.by)} 重新发送。之后工作人员会按已收到的内容作出决定，并短信通知您。`,
    },
    secondLook: {
      title: '工作人员正在再看一次',
      text: (v) =>
        `${v.by === null ? '用时比我们说的更长。有结果我们会短信通知您。' : `最晚 ${written(v.by)} 答复，并短信通知您。`}您可以关闭本页。`,
    },
    approved: { title: '工作人员看过后批准了', text: (v) => `${written(v.on)}。` },
    declined: { title: '工作人员看过后没有通过', text: (v) => `${written(v.on)}。` },
    sms: {
      askedAgain: (v) => `【${v.lender}】请最晚 ${written(v.by)} 重新发送部分内容。具体内容请见应用。`,
      approved: (v) => `【${v.lender}】您的申请已通过。请在应用中查看报价。`,
      declined: (v) => `【${v.lender}】工作人员看过您的申请，没有通过。原因请见应用。`,
      declinedByRules: (v) => `【${v.lender}】您的申请未通过。原因请见应用。`,
      upheld: (v) => `【${v.lender}】工作人员又看了一次您的申请，结果仍是未通过。原因请见应用。`,
    },
  },
  tasks: {
    overdue: { title: '有一期已逾期', button: '现在还款' },
    due: { title: '有一期到期', button: '现在还款' },
    payoutFailed: { title: '我们没能把钱打给您', button: '添加银行账户' },
    withdraw: { title: '您的贷款已就绪', button: '立即提现' },
    approved: { title: '您的申请已通过', button: '查看报价' },
    application: { title: '您的申请还没有完成', button: '继续' },
    inReview: { title: '我们正在审核您的申请', button: '查看进度' },
    payout: { title: '接下来为您放款', button: '查看进度' },
    declined: { title: '您的申请未通过', button: '查看原因' },
    active: { title: '您的贷款', button: '查看贷款' },
  },
  line: {
    titles: { applied: '已申请', approved: '已通过', agreed: '已同意', paidOut: '已放款' },
    ahead: { applied: '申请', approved: '审批', agreed: '确认', paidOut: '放款' },
    yourTurn: '轮到您',
    ourTurn: '轮到我们',
    on: (day) => short(day),
    by: (day) => `最晚 ${short(day)}`,
  },
  waiting: {
    credit: {
      title: '这笔钱是您的',
      text: (v) => `您为 ${v.product} 多付了。请告诉我们退到哪里。`,
    },
    refund: {
      title: '您的钱正在退回',
      text: (v) => `您为 ${v.product} 多付了。`,
    },
    case: {
      title: '您的投诉',
      text: (v) => (v.by === null ? `编号 ${v.number}` : `我们最晚 ${written(v.by)} 答复。编号 ${v.number}`),
    },
  },
  taskText: {
    application: (v) =>
      v.done === v.total ? '全部已填好。请核对后提交。' : `共 ${v.total} 步，已完成 ${v.done} 步。下一步：${v.next}`,
    approved: (v) => `最晚 ${written(v.until)} 可以接受这份 ${v.amount} 的报价。`,
    declined: (v) =>
      v.retryOn === null ? `${v.reason}${v.remedy}` : `${v.reason}${v.remedy}${written(v.retryOn)} 起您可以再次申请。`,
  },

  menu: {
    home: '首页',
    orders: '我的贷款',
    profile: '我的账户',
    papers: '文件',
    account: '银行账户',
    complaints: '我的投诉',
    questions: '常见问题',
    support: '客户服务',
    privacy: '隐私政策',
    deleteAccount: '注销账户',
    logOut: '退出登录',
  },

  payTypes: {
    code: { name: '还款码', text: '在便利店、银行应用或用二维码付款。' },
    card: { name: '已保存的银行卡', text: '用您在这里用过的卡付款。' },
    wallet: { name: '电子钱包', text: '前往钱包付款，之后返回。' },
  },
}
