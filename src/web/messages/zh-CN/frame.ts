// Words of the page frame, in Chinese.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: '页面不存在',
    sentence: '这个地址没有页面。',
    text: '您的贷款和您在别处填写的内容都是安全的。',
    back: '返回首页',
    help: '联系我们',
  },
  failed: {
    title: '我们这边出了问题',
    sentence: '这个页面无法显示。',
    text: '没有扣款，也没有丢失任何内容。请一分钟后再试。',
    back: '返回首页',
    help: '联系我们',
  },
  thanksForRating: '谢谢您。',
  problem: {
    offline: '没有网络。您填写的内容已保留。',
    slow: '一分钟内没有响应。您填写的内容已保留。',
    busy: '同时使用的人太多了，请稍后再试。',
    failed: '我们这边出了问题。没有扣款。请再试一次。',
    badInput: '请再检查一下：',
    signedOut: '您的登录已结束。请从应用中重新打开此页面。',
    retry: '再试一次',
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
