// Words of a page that nobody has used for long, in Chinese.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: '您还在吗？',
  soon: '两分钟后将退出登录，以免拿到这部手机的人看到您的贷款。您填写的内容会留在本页。',
  stay: '保持登录',
  over: '您已退出登录',
  why: '15 分钟未使用后会自动退出，以免拿到这部手机的人看到您的贷款。',
  kept: '您填写的内容没有丢失，仍在本页等您。请在新页面登录，然后回到这里。',
  logIn: '登录',
}
