// Why a call was refused, in Chinese.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { RefusalWords } from '../en/refusals.ts'

const written = writtenDate('zh-CN')
const wait = writtenWait('zh-CN')

export const refusals: RefusalWords = {
  paymentReferenceIsNotValid: () => '这不是付款流水号。它印在您的小票上或钱包里：字母和数字，至少 4 位。',
  paymentIsAlreadyShown: ({ amount, day }) => `这笔付款已记入您的贷款：${amount}，付款日 ${written(day ?? '')}。`,
  somethingIsMissing: ({ name }) => (name === undefined ? '有内容没有填写。请填写所有必填项。' : `${name}：请填写。`),
  valueIsNotAccepted: ({ name }) =>
    name === undefined ? '有内容不被接受。请检查您填写的内容。' : `${name}：不被接受。请检查。`,
  sessionIsMissing: () => '您已退出登录。请重新登录。',
  launchIsRefused: () => '无法为您打开此页面。请回到应用重新打开。',
  notFound: () => '我们没有找到。',

  productIsUnknown: () => '我们不提供这个产品。',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined ? '该产品不提供这个金额。' : `该产品可借 ${min} 至 ${max}。`,
  planIsNotOffered: () => '该贷款没有这个期限或首次还款日。请重新选择。',
  productBreaksMarketCaps: () => '该产品目前不提供。',
  offerHasExpired: () => '这份报价已过期。请查看新的报价。',
  offerHasChanged: () => '报价已变化。请在同意前重新查看。',
  agreementIsNotAccepted: () => '请先阅读文件并勾选。',
  agreementHasChanged: () => '合同已变化。请在同意前重新阅读。',
  anotherLoanIsOpen: () => '您已有该产品的未完成申请或贷款，可在“我的贷款”中查看。',
  documentLinkHasExpired: () => '这个链接已经打开过，或已超过五分钟。请从您的贷款中重新打开文件。',
  payoutAccountIsMissing: () => '请先添加银行账户。',
  payoutAccountIsFrozen: () => '有一笔使用此账户的贷款正在审核或放款。完成后您可以更改账户。',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `要更改账户，请输入我们发送到 ${sendDetail} 的短信验证码。在此之前不会有任何更改。`,
  accountNumberHasWrongLength: ({ digits, typed }) => `该银行的账号为 ${digits} 位数字。您输入了 ${typed} 位`,
  walletNumberHasWrongLength: ({ digits, typed }) => `该钱包的号码为 ${digits} 位数字。您输入了 ${typed} 位`,

  orderIsNotPayable: () => '这笔贷款目前没有可还的款项。',
  orderIsNotWithdrawable: () => '这笔贷款目前不能提现。',
  nothingIsOwed: () => '这笔贷款没有欠款。',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? '这笔贷款还不能提前还款。'
      : `这笔贷款从 ${written(from)} 起可以提前还款。在此之前您可以按期还款。`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? '可以取消贷款的期限已过。'
      : `取消贷款的最后一天是 ${written(lastDay)}。您仍可按合同提前还款。`,
  orderIsAlreadyDecided: () => '这份申请已有决定。',
  payoutIsNotUnderWay: () => '这笔贷款没有正在进行的放款。',
  approvalHasNotLapsed: () => '这项批准仍然有效。',
  rolloverIsNotOffered: () => '这笔贷款目前不能展期。',
  dateMoveIsNotOffered: () => '这笔贷款目前不能更改还款日。',
  dateWasMoved: () => '这笔贷款的还款日更改次数已用完。',
  dateMoveIsTooLate: () => '这一期已经到期，不能再改日期。',
  creditBalanceIsEmpty: () => '这笔贷款没有多付款项。',
  loanIsWrittenOff: () => '这笔贷款已核销。',
  hardshipIsAsked: () => '您已为这笔贷款申请过帮助，或有一个计划正等您答复。',
  hardshipIsAnswered: () => '我们已经答复了这个申请，请查看答复。',
  planOfferIsOver: () => '这个计划已不再有效。您可以再次申请。',
  planNoLongerFits: () => '贷款变动较大，这个计划已不再适用。您可以再次申请。',
  loanHasChanged: () => '这笔贷款已有变动，请查看新的数字。',
  amountHasChanged: () => '金额已变化。请在付款前重新查看。',
  loanHasReceivedMore: () => '您打开此页面后，我们收到了一笔付款。再次付款前请重新查看。',
  paymentIsPending: () => '请勿重复提交付款',
  channelIsUnknown: () => '这种付款方式不可用。请换一种。',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? '这种付款方式不支持这个金额。请换一种。'
      : `这种付款方式支持 ${min} 至 ${max}。请换一种。`,
  channelIsUnavailable: () => '这种付款方式暂时没有响应。没有扣款。请几分钟后再试或换一种。',
  paymentCodeIsWrong: () => '验证码错误',
  cardWasDeclined: () => '您的银行拒绝了付款。没有扣款。请换一张卡。',

  requestKeyWasUsedForSomethingElse: () => '这个请求之前已以其他内容发送。请重新开始。',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined ? '尝试次数过多。请稍等。' : `尝试次数过多。请在 ${wait(seconds)}后再试。`,

  codeIsWrong: () => '验证码不正确。请检查，或重新获取。',
  codeHasExpired: () => '验证码已过期。请重新获取。',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined ? '错误次数过多。请重新获取验证码。' : `错误次数过多。请在 ${wait(seconds)}后再试。`,
  codeWasJustSent: () => '请勿重复发送验证码',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? '暂时不能再发送验证码。请稍后再试。'
      : `暂时不能再发送验证码。请在 ${wait(seconds)}后再试。`,
  passkeyIsNotAccepted: () => '没有成功。请再试一次，或用验证码登录。',
  loginIsTooLongAgo: () => '为了您的安全，请先重新登录，再添加这部手机。',
  tooManyPasskeys: ({ most }) => `您已添加 ${most} 部手机。请先删除一部。`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `我们已向此手机发送了较长的 ${digits} 位验证码，请输入该验证码。${wait(seconds ?? 0)}后可再次发送。`,
  phoneIsNotValid: () => '请输入有效的手机号码。',
  phoneIsNotYours: () => '这不是您账户的手机号码。',
  phoneIsYoursAlready: () => '这已经是您的号码。',
  phoneHasAnotherAccount: () => '这个号码在我们这里有另一个账户。如果两个都是您的，请联系我们。',
  emailIsNotOffered: () => '这里无法确认邮箱。',
  emailLinkHasExpired: () => '此链接已失效。请在“我的账户”中重新获取。',
  captchaIsWrong: () => '图片验证码错误',
  captchaIsWrongAtRegistration: () => '图片验证码错误',
  phoneIsAlreadyRegistered: () => '您已注册，请下载应用并登录',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? '现在还不行：该账户还有未结清的贷款。还清后，您可以在这里立即注销账户。'
      : `现在还不行：该账户还有未结清的贷款。您还欠 ${amount}。还清后，您可以在这里立即注销账户。`,
  applicationIsStillOpen: () => '现在还不行：该账户有一笔贷款申请正在审批或放款。请在完成后再试。',
  creditIsStillYours: ({ amount }) => `现在还不行：您多付了款，还有 ${amount} 属于您。请先申请退还。`,

  orderDoesNotAcceptCollectionComplaints: () => '所选贷款不支持提交催收类投诉',
  complaintIsEmpty: () => '请填写您的意见和建议',
  complaintIsTooLong: ({ max, typed }) => `最多 ${max} 个字符。您输入了 ${typed} 个。`,
  tooManyComplaints: ({ max }) => `您每天最多可以提交 ${max} 条投诉。请明天再试。`,
  tooManyCaseMessages: ({ max }) => `您每天最多可以发送 ${max} 条消息。请明天再试。`,
  tooManyImages: ({ max }) => `最多选择 ${max} 张图片。`,
  tooManyUploads: ({ max }) => `您每天最多可以上传 ${max} 张图片。请明天再试。`,
  fileIsNoImage: () => '无法将这个文件读取为图片。请选择 JPEG、PNG 或 WebP 图片。',
  fileIsTooLarge: ({ megabytes }) => `这张图片太大。请选择小于 ${megabytes} MB 的图片。`,
  alreadyRated: () => '您已为这次答复评过分。',
  ratingIsNotAsked: () => '这里还没有可评分的内容。',

  linkIsNotAllowed: () => '不能从这里打开这个链接。',
  contactsAreNeverCollected: () => '我们从不收集您的通讯录。',
  consentIsMissing: () => '只有当时得到您的同意，我们才会收集。',
  consentHoldsWithTheLoan: () => '这项同意属于一笔贷款，在贷款存续期间有效。全部还清后，您可以注销账户。',
  voiceIsNotOffered: () => '我们无法在这里给您打电话。请改用短信验证码。',
  newsLinkHasExpired: () => '此链接已失效。请重新订阅。',
  birthDateIsImpossible: ({ name }) => `${name === undefined ? '' : `${name}：`}没有这个日期。请检查年、月、日。`,
  applicantIsTooYoung: ({ from }) =>
    `我们只向年满 18 岁的人放款。您从 ${written(from ?? '')} 起可以申请。没有保存任何内容。`,
  applyingIsNoUse: ({ text, remedy }) => `${text}${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined ? '您的申请还不完整。请填写剩余内容。' : `您的申请还不完整。还缺：${step}`,
  applicationIsDecided: () => '这份申请已有决定。',
  consentIsNeeded: ({ name }) =>
    name === undefined ? '没有这项同意，我们无法审批申请。' : `${name}：没有这项同意，我们无法审批申请。`,
  consentHasChanged: () => '这段文字已变化。请在同意前重新阅读。',
  tooManyApplications: ({ max }) => `您每天最多可以提交 ${max} 份申请。请明天再试。`,
}
