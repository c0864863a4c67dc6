import type { AccountErrorTexts } from './account-error-texts'

export const accountErrorTexts: AccountErrorTexts = {
  EMAIL_BLANK: '電郵不可留空',
  EMAIL_MALFORMED: '電郵格式不正確',
  EMAIL_TOO_LONG: '電郵最多 30 個字元',
  PASSWORD_BLANK: '密碼不可留空',
  PASSWORD_HAS_CHINESE: '密碼不可包含中文字',
  PASSWORD_TOO_SHORT: '密碼最少 6 個字元',
  PASSWORD_TOO_LONG: '密碼最多 16 個字元',
  PASSWORD_UNCHANGED: '新密碼與舊密碼相同，請另設一個',
  OLD_PASSWORD_WRONG: '密碼不正確',
  CODE_BLANK: '電郵驗證碼不可留空',
  CODE_WRONG: '電郵驗證碼不正確或已失效，請檢查或重新取得',
  CODE_TOO_SOON: '驗證碼剛剛已寄出，請稍候一分鐘再取得',

  ACCOUNT_EXISTS: '這個電郵已有帳戶，請直接登入',
  ACCOUNT_UNKNOWN: '這個電郵沒有帳戶，請先註冊',
  ACCOUNT_IN_USE: '你仍有待付款、未使用或退款中的訂單，完成後才可刪除帳戶',

  WECHAT_OFF: '暫時未能以微信登入，請改用電郵登入',
  WECHAT_STATE: '這次微信登入並非在此開始或已逾時，請重新登入',
  WECHAT_REFUSED: '微信未能確認你的身份，請重試或改用電郵登入',
  WECHAT_UNREACHABLE: '暫時無法連接微信，請稍後再試',

  PARTNER_ACCOUNT: '接口帳戶錯誤',
  PARTNER_PERMISSION: '接口帳戶沒有此項權限',
  PARTNER_TIMESTAMP: '接口時間戳錯誤',
  PARTNER_SIGNATURE: '接口簽名錯誤',
  PARTNER_ENCODING: '返回資料編碼錯誤，只支援 UTF-8',
  PARTNER_PARAMETERS: '接口參數缺失',
}
