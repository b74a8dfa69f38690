// Words of the page frame, in Chinese.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: '页面不存在',
    sentence: '这个地址没有页面。',
    text: '请检查网址，或从首页开始。',
    back: '返回首页',
    help: '联系我们',
  },
  badAddress: {
    title: '此链接有误',
    sentence: '此链接中有两笔不同的贷款。',
    text: '请返回应用重新打开。没有任何更改。',
    back: '返回首页',
    help: '联系我们',
  },
  failed: {
    title: '我们这边出了问题',
    sentence: '这个页面无法显示。',
    text: '请一分钟后再试。如果您刚提交了内容，请先查看您的贷款：我们可能已经收到。',
    again: '再试一次',
    back: '返回首页',
    help: '联系我们',
  },
  thanksForRating: '谢谢您。',
  problem: {
    offline: '暂时没有响应。请再试一次。',
    slow: '一分钟内没有响应。请再试一次。',
    busy: '同时使用的人太多了，请稍后再试。',
    failed: '我们这边出了问题。请再试一次。',
    badInput: '请再检查一下：',
    signedOut: '您的登录已结束。请重新登录。',
    retry: '再试一次',
  },
  openApp: '打开应用',
  loginNeeded: {
    title: '登录',
    voice: '请先登录。',
    ended: '您已退出登录。',
    after: '我们会给您发送短信验证码。输入后会打开您要看的页面。',
    otherWays: '其他登录方式',
  },

  loginFailed: {
    title: '登录',
    tag: '登录',
    failed: '失败',
    enter: '登录',
    other: '其他贷款',
    help: '联系我们',
  },
}
