// Words of the complaint screens, in Chinese.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = unbrokenDate('zh-CN')

export const complaint: typeof english = {
  name: {
    title: '姓名',
    voice: '您的新姓名是什么？',
    now: '现在的姓名',
    text: '我们的工作人员会与您的证件核对。在那之前不会有任何改变。',
    label: '新的完整姓名',
    hint: '与身份证件一致',
    pictures: '证件照片',
    noPicture: '请添加证件照片。',
    proof: '写有新姓名的身份证、护照或结婚证。',
    waiting: '还有一张图片正在上传。',
    submit: '发送',
    sent: '我们正在核对您的新姓名',
    sentText: '有结果后，我们会立即发短信告诉您。',
    asked: '新姓名',
    accepted: '您的姓名已更改。',
    refused: '上一次我们未能更改您的姓名。',
    why: '查看原因',
    see: '查看受理情况',
    back: '返回我的账户',
  },

  slip: {
    title: '我已付款，但没有显示',
    reference: '小票上的号码',
    referenceHint: '可能叫流水号、UTR 或交易号。您付款时用的还款码也可以。',
    picture: '小票的照片（如有）',
    promise: (days) =>
      days === null
        ? '我们会立即询问支付公司。'
        : `我们会立即询问支付公司。如果没有结果，专人会在 ${days} 个工作日内查看。`,
    waiting: '还有一张图片正在上传。',
    submit: '发送',
    others: '另一笔贷款',
    sentTitle: '我们正在查找您的付款',
    sentText: '一旦记入您的贷款，我们会发短信告诉您。无需再次付款。',
    foundTitle: '我们找到了您的付款',
    keepSlip: '以您付款的那一天为准。付款记入贷款之前，请保留小票。',
    see: '查看受理情况',
    toLoan: '查看我的贷款',
    noLoan: '您还没有贷款',
    noLoanText: '贷款放款后，如果有付款没有显示，您可以在这里告诉我们。',
    talk: '联系我们',
  },
  title: '投诉',
  mine: '我的投诉',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) => (days === null ? '您会得到一个受理编号。' : `由专人查看，并在 ${days} 个工作日内答复。`),

  entry: {
    order: '关于哪笔贷款',
    all: '全部',
    allTitle: '请选择贷款',
    noOrder: '您还没有贷款。其他任何事情都可以告诉我们。',
    about: '关于什么',
    notThisOrder: '所选贷款不支持提交催收类投诉',
    more: '发生了什么',
  },

  form: {
    about: '关于什么',
    text: '请告诉我们发生了什么',
    placeholder: '用您自己的话说',
    pictures: '图片（如有）',
    submit: '发送',
    restored: '您之前写的内容已为您保留。',
    waiting: '还有一张图片正在上传。',
    unknown: '请重新选择投诉的内容。',
    choose: '重新选择',
  },

  sent: {
    title: '我们已收到您的投诉',
    text: '一有答复，我们会发短信告诉您。',
    number: '受理编号',
    answerBy: '最晚答复日期',
    see: '查看我的投诉',
    back: '返回投诉',
  },

  list: {
    title: '我的投诉',
    tabs: '按状态查看投诉',
    none: '这里还没有内容',
    noneText: '如果有什么不对，请告诉我们。',
    write: '提交投诉',
    states: { open: '处理中', asked: '我们有问题问您', answered: '已答复' },
  },

  details: {
    title: '在线服务',
    result: '处理结果',
    wrote: (day) => `您的留言，${written(day)}`,
    pictures: '图片',
    standing: ({ state, isReopened }) =>
      state === 'asked'
        ? '我们向您提了一个问题，请在下方回复。'
        : isReopened
          ? '您的投诉已重新受理，目前还没有答复。'
          : '我们已收到您的投诉，目前还没有答复。',
    willAnswer: (day) => `我们将在${written(day)}前答复。`,
    answerIsLate: (day) => `我们曾承诺在${written(day)}前答复，现已逾时，非常抱歉。`,
    lateText: '您可以在下方再次留言，或联系本页列出的机构，无需重新提交。',
    steps: { received: '已收到', read: '查看', answer: '答复' },
    readBy: (day) => `${written(day)}前`,
    finalBy: '最终答复最晚日期',
    sent: '您的消息已发送。',
    thread: {
      title: '沟通记录',
      you: '您',
      us: '我们',
      officer: (name) => `${name}（我们的工作人员）`,
      above: '答复见上方',
      kinds: {
        acknowledgement: '已阅读您的投诉',
        question: '向您提问',
        answer: '已答复',
        escalation: '已转交',
        reply: '留言',
        reopening: '重新受理',
      },
    },
    reply: { title: '补充说明', text: '您的消息', submit: '发送' },
    reopen: {
      title: '还没解决？',
      note: '请告诉我们还缺什么。您的投诉将重新受理，我们会再次答复。',
      text: '还有什么不对',
      submit: '重新受理',
    },
    number: '受理编号',
    notFound: '在您的投诉中没有找到这一条。',
    toList: '查看我的投诉',
    toOrder: '查看我的贷款',
    further: '如果仍未解决',
  },

  rating: {
    title: '请为本次服务评分',
    cancel: '取消',
    submit: '发送',
    missing: '请选择',
    done: '评分已提交！',
  },
}
