// Words of the inbox, in Chinese.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: '消息',
  fresh: '新',
  earlier: '以前',
  markRead: '全部标为已读',
  none: '这里还没有内容。',
  noneText: '审批结果、收据、提醒和我们的答复都会在这里，并标有日期。',
  texted: (phone) => `最重要的会用短信发到 ${phone}。您随时可以在这里查看。`,
  choose: '选择我们发哪些短信',
  notDelivered: '关于此事的短信未送达。',
  shownOnPhone: '应用已在您的手机上显示。',
  notShownOnPhone: '您的手机没有显示此消息。',
  lost: (phone) => `发往 ${phone} 的一条短信未送达。`,
  lostText: '我们发过的短信这里都有。如果号码变了，请告诉我们。',
  tell: '联系我们',

  texts: {
    title: '短信',
    voice: '选择我们发哪些短信。',
    text: '无论是否发短信，所有内容都在这里的消息中。',
    choose: '由您选择',
    kinds: {
      receipts: '收据',
      reminders: '提醒',
      codes: '验证码',
      security: '账户变更',
      loan: '您的贷款',
      cases: '您的投诉',
    },
    receiptsNote: '还款按约定到账时。',
    remindersNote: (most) => `到期前后发送，每周最多 ${most} 次。无论有没有提醒，逾期都会产生费用。`,
    always: '始终发送',
    because: {
      youAsk: '您索取的验证码。',
      safety: '以便在他人尝试时您能知道。',
      contract: '审批结果、打款或退回、以及与计划不同的还款。合同要求我们通知您。',
      law: '法律要求我们答复每一件投诉。',
    },
    night: (from, to) => `除验证码和安全警告外，${from} 至 ${to} 之间我们不发短信。`,
    save: '保存',
    saved: '已保存。',

    email: { title: '邮件', text: '只发送您订阅的资讯，从不涉及您的贷款。您可以在“隐私与我的数据”中停止接收。' },
    inText: '短信',
    phone: {
      title: '在这部手机上',
      text: '应用可以在您的手机上提示有新消息，绝不显示金额或姓名。',
      textAlso: '必须送达的消息，如果手机没有显示，我们会发短信。',
      kinds: '在您的手机上',
      loanNote: '审批结果、打款或退回。',
      casesNote: '我们答复时。',
      turnOn: '在这部手机上显示消息',
      asking: '请稍候…',
      noAnswer: '应用没有回应。请在手机设置中允许通知，然后再试一次。',
      turnOff: '不再显示',
      isOn: '消息会显示在您的手机上。',
      isOff: '消息不再显示在您的手机上。',
    },
  },
}
