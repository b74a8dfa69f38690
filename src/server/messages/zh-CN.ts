// All words of the server in Chinese.

import type { ServerWords } from './en.ts'
import { application } from './zh-CN/application.ts'
import { calendar } from './zh-CN/calendar.ts'
import { complaint } from './zh-CN/complaint.ts'
import { deskWords as desk } from './zh-CN/desk.ts'
import { deviceData } from './zh-CN/device-data.ts'
import { documentWords as documents } from './zh-CN/documents.ts'
import { hardshipWords as hardship } from './zh-CN/hardship.ts'
import { identity } from './zh-CN/identity.ts'
import { inbox } from './zh-CN/inbox.ts'
import { loanWords as loan } from './zh-CN/loan.ts'
import { payoutAccount } from './zh-CN/payout-account.ts'
import { profile } from './zh-CN/profile.ts'
import { promotion } from './zh-CN/promotion.ts'
import { push } from './zh-CN/push.ts'
import { refusals } from './zh-CN/refusals.ts'
import { repaymentWords as repayment } from './zh-CN/repayment.ts'
import { service } from './zh-CN/service.ts'

export const zhCN: ServerWords = {
  badInput: '请检查以下内容：',
  failed: '我们这边出了问题。请再试一次。',
  outOfReach: '我们暂时无法访问记录。请稍后再试：不会重复计算。',
  bodyIsTooLarge: '内容太大，无法发送：最多 1 MB。',
  wrongMethod: '此地址不接受这种请求方式。',
  noFormHere: {
    title: '此页面不接收表单',
    text: '没有发送任何内容，也没有任何更改。请打开页面，从那里开始。',
    open: '打开页面',
  },
  busyPage: {
    title: '请稍候',
    text: '现在访问的人很多。请几秒后再打开此页面。',
    nothingSent: '现在访问的人很多，您提交的内容没有被接收。请返回，几秒后再提交。',
  },
  refusals,
  hardship,
  identity,
  inbox,
  loan,
  repayment,
  payoutAccount,
  calendar,
  complaint,
  deviceData,
  application,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}
