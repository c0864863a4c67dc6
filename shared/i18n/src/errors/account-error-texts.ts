import type { AccountErrorCode, LanguageCode } from '@shuttle/contracts'

/**
 * The sentences of accounts, in a module of their own: pages that only sell or show bookings do not bring them.
 * Those on blank and malformed entries are the specification's own (accounts 5).
 */
export const accountErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<AccountErrorCode, string>>>> = {
  'zh-hk': {
    EMAIL_BLANK: '電郵不可留空',
    EMAIL_MALFORMED: '電郵格式不正確',
    EMAIL_TOO_LONG: '電郵最多 30 個字元',
    PASSWORD_BLANK: '密碼不可留空',
    PASSWORD_HAS_CHINESE: '密碼不可包含中文字',
    PASSWORD_TOO_SHORT: '密碼最少 6 個字元',
    PASSWORD_TOO_LONG: '密碼最多 16 個字元',
    PASSWORD_TOO_COMMON: '太多人使用這個密碼，容易被猜中，請換一個密碼',
    PASSWORD_UNCHANGED: '新密碼與現有密碼相同，請換一個密碼',
    OLD_PASSWORD_WRONG: '密碼不正確',
    CODE_BLANK: '電郵驗證碼不可留空',
    CODE_WRONG: '電郵驗證碼不正確或已失效，請檢查或重新取得',
    CODE_TOO_SOON: '驗證碼剛剛已寄出，請稍候一分鐘再取得',

    BAD_CREDENTIALS: '電郵或密碼不正確',
    ACCOUNT_EXISTS: '這個電郵已有帳戶，請直接登入',
    ACCOUNT_UNKNOWN: '這個電郵沒有帳戶，請先註冊',
    ACCOUNT_IN_USE: '你仍有待付款、未使用或退款中的訂單，完成後才可刪除帳戶',

    WECHAT_OFF: '暫時未能以微信登入，請改用電郵登入',
    WECHAT_STATE: '微信登入已失效，請重新登入',
    WECHAT_REFUSED: '微信未能確認你的身份，請重試或改用電郵登入',
    WECHAT_UNREACHABLE: '暫時無法連接微信，請稍後重試',

    PARTNER_ACCOUNT: '介面帳戶錯誤',
    PARTNER_PERMISSION: '介面帳戶沒有此項權限',
    PARTNER_TIMESTAMP: '介面時間戳記錯誤',
    PARTNER_SIGNATURE: '介面簽署錯誤',
    PARTNER_ENCODING: '回應資料編碼錯誤，只支援 UTF-8',
    PARTNER_PARAMETERS: '欠缺介面參數',
  },
  'zh-cn': {
    EMAIL_BLANK: '邮箱不能为空',
    EMAIL_MALFORMED: '邮箱格式不正确',
    EMAIL_TOO_LONG: '邮箱最多 30 个字符',
    PASSWORD_BLANK: '密码不能为空',
    PASSWORD_HAS_CHINESE: '密码不能包含中文',
    PASSWORD_TOO_SHORT: '密码至少 6 个字符',
    PASSWORD_TOO_LONG: '密码最多 16 个字符',
    PASSWORD_TOO_COMMON: '太多人使用这个密码，容易被猜中，请换一个密码',
    PASSWORD_UNCHANGED: '新密码与当前密码相同，请换一个密码',
    OLD_PASSWORD_WRONG: '密码不正确',
    CODE_BLANK: '邮箱验证码不能为空',
    CODE_WRONG: '邮箱验证码不正确或已失效，请检查或重新获取',
    CODE_TOO_SOON: '验证码刚刚已发送，请一分钟后再获取',

    BAD_CREDENTIALS: '邮箱或密码不正确',
    ACCOUNT_EXISTS: '该邮箱已有账号，请直接登录',
    ACCOUNT_UNKNOWN: '该邮箱没有账号，请先注册',
    ACCOUNT_IN_USE: '您还有待支付、未使用或退款中的订单，完成后才能注销账号',

    WECHAT_OFF: '暂时无法使用微信登录，请改用邮箱登录',
    WECHAT_STATE: '微信登录已失效，请重新登录',
    WECHAT_REFUSED: '微信未能确认您的身份，请重试或改用邮箱登录',
    WECHAT_UNREACHABLE: '暂时无法连接微信，请稍后重试',

    PARTNER_ACCOUNT: '接口账号错误',
    PARTNER_PERMISSION: '接口账号没有该权限',
    PARTNER_TIMESTAMP: '接口时间戳错误',
    PARTNER_SIGNATURE: '接口签名错误',
    PARTNER_ENCODING: '返回数据编码错误，仅支持 UTF-8',
    PARTNER_PARAMETERS: '接口参数缺失',
  },
  en: {
    EMAIL_BLANK: 'E-mail cannot be blank',
    EMAIL_MALFORMED: 'Invalid e-mail format',
    EMAIL_TOO_LONG: 'E-mail can have at most 30 characters',
    PASSWORD_BLANK: 'Password cannot be blank',
    PASSWORD_HAS_CHINESE: 'Password cannot contain Chinese characters',
    PASSWORD_TOO_SHORT: 'Password needs at least 6 characters',
    PASSWORD_TOO_LONG: 'Password can have at most 16 characters',
    PASSWORD_TOO_COMMON: 'This password is too common and easily guessed. Please choose another.',
    PASSWORD_UNCHANGED: 'The new password is the same as the current one. Please choose another.',
    OLD_PASSWORD_WRONG: 'Incorrect password',
    CODE_BLANK: 'Verification code cannot be blank',
    CODE_WRONG: 'The verification code is incorrect or expired. Please check it or get a new one.',
    CODE_TOO_SOON: 'A code was sent a moment ago. Please wait a minute before requesting another.',

    BAD_CREDENTIALS: 'Incorrect e-mail or password',
    ACCOUNT_EXISTS: 'There is already an account with this e-mail. Please sign in.',
    ACCOUNT_UNKNOWN: 'There is no account with this e-mail. Please create one.',
    ACCOUNT_IN_USE:
      'You still have unpaid, upcoming or refunding orders. You can delete your account once they are completed.',

    WECHAT_OFF: 'Signing in with WeChat is not available. Please use your e-mail.',
    WECHAT_STATE: 'This WeChat sign-in has expired. Please start again.',
    WECHAT_REFUSED: 'WeChat did not confirm who you are. Please try again or use your e-mail.',
    WECHAT_UNREACHABLE: 'WeChat cannot be reached at the moment. Please try again later.',

    PARTNER_ACCOUNT: 'Interface account error',
    PARTNER_PERMISSION: 'The interface account has no permission for this call',
    PARTNER_TIMESTAMP: 'Interface timestamp error',
    PARTNER_SIGNATURE: 'Interface signature error',
    PARTNER_ENCODING: 'Encoding error: answers are in UTF-8 only',
    PARTNER_PARAMETERS: 'Interface parameters are missing',
  },
}
