import type { AccountErrorTexts } from './account-error-texts'

export const accountErrorTexts: AccountErrorTexts = {
  EMAIL_BLANK: '邮箱不能为空',
  EMAIL_MALFORMED: '邮箱格式不正确',
  EMAIL_TOO_LONG: '邮箱最多 30 个字符',
  PASSWORD_BLANK: '密码不能为空',
  PASSWORD_HAS_CHINESE: '密码不能包含中文',
  PASSWORD_TOO_SHORT: '密码至少 6 个字符',
  PASSWORD_TOO_LONG: '密码最多 16 个字符',
  PASSWORD_UNCHANGED: '新密码与旧密码相同，请另设一个',
  OLD_PASSWORD_WRONG: '密码不正确',
  CODE_BLANK: '邮箱验证码不能为空',
  CODE_WRONG: '邮箱验证码不正确或已失效，请检查或重新获取',
  CODE_TOO_SOON: '验证码刚刚已发送，请一分钟后再获取',

  ACCOUNT_EXISTS: '该邮箱已有账号，请直接登录',
  ACCOUNT_UNKNOWN: '该邮箱没有账号，请先注册',
  ACCOUNT_IN_USE: '您还有待支付、未使用或退款中的订单，完成后才能删除账号',

  WECHAT_OFF: '暂时无法使用微信登录，请改用邮箱登录',
  WECHAT_STATE: '本次微信登录不是从这里开始或已超时，请重新登录',
  WECHAT_REFUSED: '微信未能确认您的身份，请重试或改用邮箱登录',
  WECHAT_UNREACHABLE: '暂时无法连接微信，请稍后再试',

  PARTNER_ACCOUNT: '接口账户错误',
  PARTNER_PERMISSION: '接口账户没有该权限',
  PARTNER_TIMESTAMP: '接口时间戳错误',
  PARTNER_SIGNATURE: '接口签名错误',
  PARTNER_ENCODING: '返回数据编码错误，仅支持 UTF-8',
  PARTNER_PARAMETERS: '接口参数缺失',
}
