// Words of the borrower's own pages, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { profile as english } from '../en/profile.ts'

const written = writtenDate('zh-CN')

export const profile: typeof english = {
  me: {
    title: '我的账户',
    voice: (name) => (name === '' ? '您的账户' : name),
    phone: '手机号码',
    email: '邮箱',
    since: '成为客户的时间',
    loans: '我的贷款',
    documents: '文件',
    documentsNote: '合同、收据、对账单',
    account: '银行账户',
    messages: '短信',
    settings: '语言与显示',
    privacy: '隐私与我的数据',
    privacyNote: '同意、提醒、您的数据副本',
    logins: '登录设备',
    passkeys: '手机锁',
    faq: '常见问题',
    help: '联系我们',
    logout: '退出登录',
    deleteAccount: '注销账户',
    again: '您已重新登录。',
    againText: '您填写的内容还在另一个页面：关闭本页，在那里继续。',
  },

  documents: {
    title: '文件',
    voice: '您贷款的全部文件，可以阅读或保存。',
    applied: (day) => `${written(day)} 申请`,
    none: '还没有文件',
    noneText: '您同意一笔贷款后，它的文件会逐字显示在这里。',
    toHome: '返回首页',
    unreadable: '法律可能要求我们保存这些文件。只要您有账户，就可以在这里阅读。',
  },

  settings: {
    title: '语言与显示',
    language: '语言',
    languageText: '这些页面以及我们发给您的短信的语言。',
    ground: '显示',
    grounds: { phone: '跟随手机', light: '浅色', dark: '深色' },
    save: '保存',
    saved: '已保存。',
    savedHere: '已保存在这台手机上。',
    savedHereText: '我们发送的消息暂时仍用原来的语言：请稍后再保存一次。',
    kept: '两个小 Cookie 在这台手机上记住这些设置，不存其他内容。',
  },

  privacy: {
    title: '隐私与我的数据',
    consents: '可以撤回的同意',
    since: (moment) => `自 ${written(moment)}`,
    withdraw: '撤回同意',
    withdrawn: '已撤回同意。',
    withdrawnText: '从现在起生效。',
    reminders: '提醒已关闭。',
    remindersText: '我们不会提醒您还款。逾期仍会产生费用。',
    remindersOn: '重新向我发送提醒',
    remindersAreOn: '提醒已开启。',
    agreements: (count) => `您贷款的 ${count} 份文件`,
    agreementsText: '它们在贷款存续期间有效。最初几天内，您可以在贷款页面取消贷款。',
    copy: '您的数据副本',
    copyText: '我们保存的关于您的一切，放在一个文件里，可以阅读或带走。它只给您本人：请放在别人看不到的地方。',
    copyGet: '下载副本（JSON）',
    copyFailed: '暂时无法生成副本。请稍后再试。',
    policy: '隐私政策',
    deleteAccount: '注销账户',
    never: '我们绝不读取您的通讯录，也绝不向任何人透露您的贷款。',
  },

  logins: {
    title: '登录设备',
    voice: (count) => (count === 1 ? '您只在这里登录。' : `您在 ${count} 处登录。`),
    text: '有您不认识的登录？请将其退出，并联系我们。',
    app: (name) => (name === '' ? '应用' : `应用：${name}`),
    browser: '浏览器',
    here: '本机',
    since: (moment) => `登录时间 ${written(moment)}`,
    lastUsed: (moment) => `最近使用 ${written(moment)}`,
    endOthers: '退出其他所有登录',
    endAll: '全部退出，包括这里',
    ended: (count) => `已结束 ${count} 个登录。`,
    endedText: '您保存和发送的内容不受影响。',
    idle: '浏览器 15 分钟未使用会自动退出，应用为 12 小时。',
  },

  stop: {
    title: '还款提醒',
    voice: '不再接收还款短信提醒吗？',
    text: '应用中仍会显示每个到期日，您的贷款不受影响。您随时可以重新开启提醒。',
    submit: '关闭提醒',
    done: '提醒已关闭。',
    doneText: '到期日不变。您可以在设置中重新开启提醒。',
    noLink: '此链接不完整，没有关闭任何提醒。',
    settings: '前往我的设置',
  },
}
