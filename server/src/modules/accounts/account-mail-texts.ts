import type { Language } from '@shuttle/domain'

interface Text {
  subject: string
  lines: string[]
}
interface AccountMailTexts {
  verificationCode: (code: string, minutes: number) => Text
  passwordChanged: (at: string) => Text
}

/** The mail with a code is the same for everybody: it says nothing about an account. */
export const ACCOUNT_MAIL_TEXTS: Record<Language, AccountMailTexts> = {
  'zh-cn': {
    verificationCode: (code, minutes) => ({
      subject: `跨海大桥穿梭巴士：验证码 ${code}`,
      lines: [
        '您好，',
        '',
        `您的邮箱验证码是 ${code}，${minutes} 分钟内有效，只能使用一次。`,
        '',
        '请勿告诉任何人，工作人员不会向您索取。',
        '如果这不是您本人的操作，请忽略本邮件。',
      ],
    }),
    passwordChanged: (at) => ({
      subject: '跨海大桥穿梭巴士：密码已更改',
      lines: [
        '您好，',
        '',
        `您的账号密码已于 ${at} 更改，其他设备上的登录已全部失效。`,
        '如果这不是您本人的操作，请立即用“忘记密码”重设密码。',
      ],
    }),
  },
  'zh-hk': {
    verificationCode: (code, minutes) => ({
      subject: `跨海大橋穿梭巴士：驗證碼 ${code}`,
      lines: [
        '你好：',
        '',
        `你的電郵驗證碼是 ${code}，${minutes} 分鐘內有效，只可使用一次。`,
        '',
        '請勿告訴任何人，職員不會向你索取。',
        '如果這不是你本人的操作，請忽略此電郵。',
      ],
    }),
    passwordChanged: (at) => ({
      subject: '跨海大橋穿梭巴士：密碼已更改',
      lines: [
        '你好：',
        '',
        `你的帳戶密碼已於 ${at} 更改，其他裝置上的登入已全部失效。`,
        '如果這不是你本人的操作，請立即用「忘記密碼」重設密碼。',
      ],
    }),
  },
  en: {
    verificationCode: (code, minutes) => ({
      subject: `Bridge Shuttle Bus: verification code ${code}`,
      lines: [
        'Hello,',
        '',
        `Your verification code is ${code}. It is good for ${minutes} minutes and for one use.`,
        '',
        'Tell it to nobody; our staff never ask for it.',
        'If you did not ask for a code, please ignore this mail.',
      ],
    }),
    passwordChanged: (at) => ({
      subject: 'Bridge Shuttle Bus: your password was changed',
      lines: [
        'Hello,',
        '',
        `The password of your account was changed on ${at}, and every other device was signed out.`,
        'If that was not you, please set a new password by “Forgot password” at once.',
      ],
    }),
  },
}
