// The questions before a phone tells something, in Chinese.

import type { deviceData as english } from '../en/device-data.ts'

export const deviceData: typeof english = {
  location: {
    question: '我们可以询问一次您手机的位置，看看能否在当地提供贷款吗？您可以拒绝：这不会影响您的贷款。',
    keeps: (v) => `我们只保存大致区域（约 10 公里），保存 ${v.days} 天，绝不跟踪您。`,
  },
  deviceInfo: {
    question: '您的手机可以告诉我们它运行的是什么系统，以便我们查明哪里出了问题吗？您可以拒绝：这不会影响您的贷款。',
    keeps: (v) => `我们保存系统及其主要版本 ${v.days} 天，不保存手机型号和号码。`,
  },
}
