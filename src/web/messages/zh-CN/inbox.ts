// Words of the inbox, in Chinese.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: '消息',
  fresh: '新',
  earlier: '以前',
  markRead: '全部标为已读',
  none: '这里还没有内容。',
  noneText: '审批结果、收据、提醒和我们的答复都会在这里，并标有日期。',
  texted: (phone) => `最重要的会短信发到 ${phone}。您随时可以在这里查看。`,
  choose: '选择我们发哪些短信',
}
