// Words of a page that was idle for long, in Chinese.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: '您还在吗？',
  soon: '不到两分钟后将退出登录，以免别人用这台手机看到您的贷款。您填写的内容会留在本页。',
  stay: '保持登录',
  over: '您已退出登录',
  why: '15 分钟未使用会自动退出，以免别人用这台手机看到您的贷款。',
  kept: '您填写的内容还在本页。请在新页面登录，然后回到这里。',
  keptInApp: '您填写的内容还在本页。请登录，然后回到这里。',
  cameBack: '正在确认登录状态',
  cameBackWhy: '这是之前打开的页面。确认您仍处于登录状态后即会显示。',
  logIn: '登录',
}
