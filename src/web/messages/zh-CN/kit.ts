// Words of the kit, in Chinese.

import { writtenDate } from '../../../core/written-date.ts'
import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
  day: writtenDate('zh-CN'),
  back: '返回',
  help: '帮助',
  close: '关闭',
  cancel: '取消',
  confirm: '确认',
  more: '更多',
  hide: '收起',
  retry: '再试一次',
  refresh: '刷新',
  loading: '加载中……',
  wrongTitle: '出错了：',
  choose: '选择',
  mayStayEmpty: '（选填）',
  skipToContent: '跳到正文',
  outOf: (used, limit) => `${used}/${limit}`,
  tooLong: (used, limit) => `内容过长：共 ${used} 个字，最多 ${limit} 个字。`,
  unread: (count) => `${count} 条未读`,

  status: {
    inReview: '审核中',
    declined: '未通过',
    approved: '已通过',
    active: '还款中',
    due: '待还款',
    overdue: '已逾期',
    settled: '已结清',
  },
  picture: {
    inReview: '审核中：一页正在被阅读的纸',
    declined: '未通过：一封写明理由的信',
    approved: '已通过：一页正在盖章的纸',
    active: '还款中：一本打开的存折',
    due: '待还款：日历上的那一天',
    overdue: '已逾期：那一天已经过去',
    settled: '已结清：合上并封好的存折',
  },

  connection: {
    error: '出错了',
    again: '立即重试',
    once: '即使再次提交，也只算一次。',
    notSent: { title: '没有网络，未提交。', text: '没有进行任何操作。本页内容没有丢失。' },
    notSentOnline: { title: '网络已恢复。', text: '刚才没有提交成功。本页内容没有丢失。' },
    asking: { title: '还没有收到回复。', text: '我们正在确认是否已收到。' },
    askingOffline: { title: '还没有收到回复，也没有网络。', text: '网络恢复后，我们会马上确认是否已收到。' },
    showing: { title: '我们已收到。', text: '请稍候，马上显示结果。' },
    notDone: { title: '没有提交成功。', text: '没有进行任何操作。本页内容没有丢失。' },
    lookAgain: { title: '没有收到回复。', text: '此页面已显示最新情况。如果没有看到您提交的内容，请再次提交。' },
    notTaken: { title: '暂时无法处理。', text: '没有进行任何操作。请稍后再试。' },
    waits: { title: '还没有收到回复。', text: '我们正在继续加载。' },
    waitsOffline: { title: '没有网络。', text: '网络恢复后会继续。' },
    stranger: { title: '回复来自您所用的网络，不是我们。', text: '您可能需要先登录该网络。我们会继续尝试。' },
  },

  copy: {
    action: '点击复制',
    done: '复制成功',
    failed: '您的手机无法复制。代码已选中，请手动复制。',
  },

  ledger: {
    done: '已完成',
    paid: '已还',
    due: '待还',
    next: '下一期',
    late: '逾期',
  },
  stamps: (paid, total, late) => `共 ${total} 期，已还 ${paid} 期${late > 0 ? `，逾期 ${late} 期` : ''}`,
  step: (n, total) => `第 ${n} 步，共 ${total} 步`,

  news: {
    checking: '正在查看最新情况……',
    checked: (time) => `正在查看最新情况……更新于 ${time}`,
    again: '再看一次',
  },
  rateADay: (rate) => `每天 ${rate}`,

  countdown: {
    left: (clock) => `还剩 ${clock}`,
    minutesLeft: (minutes) => `还剩 ${minutes} 分钟`,
    ended: '时间已到',
  },
  barcode: '含还款码的条形码',
  agreed: { open: '查看您的计划', changed: '情况有变' },
  qrCode: '含还款码的二维码',

  stars: {
    label: (stars, of) => `${of} 星中的 ${stars} 星`,
    meaning: (stars) => ['', '很差', '差', '一般', '好', '很好'][stars] ?? '',
    chosen: (stars, of, meaning) => `${stars}/${of}：${meaning}`,
  },

  images: {
    add: '添加图片',
    choose: '选择图片',
    remove: (n) => `移除图片 ${n}`,
    retry: (n) => `重新发送图片 ${n}`,
    name: (n) => `图片 ${n}`,
    sending: (n, percent) => `图片 ${n}：已上传 ${percent}%`,
    sent: '上传成功！',
    unsent: '有图片没有发送成功。',
    failedAt: (n, why) => `图片 ${n} 没有发送成功。${why}`,
    onItsWay: '还有一张图片正在上传。请稍等，或不带图片发送。',
    heldBack: (n) => `${n} 张图片没有发送成功。请重试、移除，或不带图片发送。`,
    chooseAgain: (n) => `${n} 张图片没有发送成功。请重新选择，或勾选此框。`,
    without: () => '不带图片发送',
    limit: (max) => `最多 ${max} 张图片。`,
    wrongKind: '只支持照片和截图（JPEG、PNG、WebP）。',
    tooLarge: (megabytes) => `这张图片大于 ${megabytes} MB。`,
  },

  pull: {
    pull: '下拉刷新',
    release: '松开刷新',
    loading: '加载中……',
    finish: '已是最新',
  },

  noSuchDay: '请填写日历上的日期。',
  dateParts: { day: '日', month: '月', year: '年' },
  suchAs: (example) => `例如：${example}`,
  keypad: {
    label: '金额键盘',
    point: '小数点',
    delete: '删除',
    confirm: '确认',
    hide: '收起键盘',
  },
}
