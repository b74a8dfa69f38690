// Words of the registration landing page and the two pages that it leads to, in Chinese.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  register: {
    enter: '登录',
    mobile: '手机号码',
    mobileWrong: '请正确输入手机号码',
    captcha: '图片中的字符',
    captchaPicture: '图片中有四个字母或数字',
    captchaNew: '换一张图片',
    captchaMissing: '请先输入图片中的四个字符',
    captchaSpoken: '或者收听语音，输入听到的四个数字：',
    captchaSolved: '图片验证已完成。',
    code: '短信验证码',
    codeMissing: '请先输入六位短信验证码',
    getCode: '获取验证码',
    seconds: (count) => `${count} 秒`,
    codeSent: '验证码正在发送到您的手机。',
    notAgain: '请勿重复发送验证码',
    upTo: '最高',
    agree: '申请即表示您同意',
    unseen: '看不清图片？请用手机号登录：同样会创建账户。',
    unknownTemplate: '这个页面已不可用。',
    toStart: '返回首页',
  },
  download: {
    title: '下载应用',
    succeeded: '注册成功',
    already: '您已注册，请下载应用并登录',
    voice: (lender) => `点一下就到 ${lender}。`,
    text: '用同一个手机号登录。没有密码：我们会发短信验证码。',
    button: '下载应用',
    goOn: '继续使用此浏览器',
    steps: ['打开应用，或继续使用此浏览器', '用您的手机号登录', '决定之前先看全部费用'],
  },
  agreement: {
    title: '注册协议',
    back: '返回注册',
    parts: (lender, minAgeYears) => [
      {
        heading: '您同意什么',
        text: `注册会以您的手机号在 ${lender} 创建账户。注册免费，也不是贷款申请：申请在之后，而且在您决定之前会显示全部费用。`,
      },
      {
        heading: '谁可以注册',
        text: `任何年满 ${minAgeYears} 岁、有本人手机号的人。每人一个账户。`,
      },
      {
        heading: '您的手机号',
        text: '我们用它发送验证码和与您账户有关的短信。我们不出售它，也从不读取您的通讯录。',
      },
      {
        heading: '验证码',
        text: '我们发送的验证码只给您一个人。我们绝不会通过电话或短信索要。',
      },
      {
        heading: '我们保存什么',
        text: '您的号码、注册日期和您来自的页面。其余见隐私政策。',
      },
      {
        heading: '注销',
        text: '只要没有欠款，您随时可以自行注销账户。',
      },
    ],
    privacy: '隐私政策',
    leave: '注销账户',
  },
}
