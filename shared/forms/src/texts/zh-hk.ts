import type { SameShape } from '@shuttle/i18n'

export const texts = {
  field: {
    email: '電郵',
    password: '密碼',
    newPassword: '新密碼',
    repeatPassword: '再次輸入密碼',
    passwordHint: '{{min}} 至 {{max}} 個字元，不可包含中文字',
    show: '顯示',
    showPassword: '顯示密碼',
    hide: '隱藏',
    hidePassword: '隱藏密碼',
    code: '電郵驗證碼',
    codeHint: '我們會把 6 位驗證碼寄到你的電郵，10 分鐘內有效',
    getCode: '取得驗證碼',
    codeAgain: '{{seconds}} 秒後重發',
    codeAgainMinutes: '{{minutes}} 分鐘後重發',
  },
  violation: {
    EMAIL_BLANK: '電郵不可留空',
    EMAIL_MALFORMED: '電郵格式不正確',
    EMAIL_TOO_LONG: '電郵最多 {{max}} 個字元',
    PASSWORD_BLANK: '密碼不可留空',
    PASSWORD_HAS_CHINESE: '密碼不可包含中文字',
    PASSWORD_TOO_LONG: '密碼最多 {{max}} 個字元',
    PASSWORD_TOO_SHORT: '密碼最少 {{min}} 個字元',
    PASSWORD_UNCHANGED: '新密碼與現有密碼相同，請換一個密碼',
    PASSWORDS_DIFFER: '兩次輸入的密碼不一致',
    CODE_BLANK: '電郵驗證碼不可留空',
    CAPTCHA_MISSING: '請輸入圖片驗證碼',
    TERMS_NOT_TICKED: '請先剔選私隱條款',
  },
  failure: {
    OFFLINE: '網絡未連接。請檢查網絡後重試，你輸入的內容仍然保留。',
    UNREACHABLE: '未能連接服務。請檢查網絡後重試，你輸入的內容仍然保留。',
    UNAVAILABLE: '暫時未能辦理，請稍後重試。',
  },
}

/** Separate from the other texts, so that a form without a captcha does not contain them. */
export const captchaTexts = {
  captcha: {
    label: '圖片驗證碼',
    hint: '請輸入圖中的四個數字',
    picture: '驗證碼圖片，四個數字。看不清楚可換一張，或使用語音播放。',
    another: '換一張',
    turning: '正在換一張…',
    notShown: '驗證碼圖片未能顯示，請換一張',
    listen: '語音播放',
    speaking: '正在播放…',
    notHeard: '暫時未能播放，請換一張後重試',
  },
}

/** The shape that every other language has: Traditional Chinese is the reference. */
export type FormTexts = SameShape<typeof texts>
export type CaptchaTexts = SameShape<typeof captchaTexts>
