import type { LanguageCode, StaffErrorCode } from '@shuttle/contracts'

/** The sentences of the back office, in a module of their own: no page of a passenger brings them. */
export const staffErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<StaffErrorCode, string>>>> = {
  'zh-hk': {
    STAFF_UNKNOWN: '找不到這個職員帳號',
    STAFF_ROLE_UNKNOWN: '沒有這個職務',
    STAFF_LAST_SUPERVISOR: '這是最後一位主管，請先指定另一位主管',
    STAFF_FORM_STALE: '資料剛由另一位職員更改，請看過新內容再決定',
    STAFF_ENROLMENT_NEEDED: '請先設定第二重驗證',
    STAFF_FACTOR_NEEDED: '請輸入驗證程式上的 6 位數字',
    STAFF_SESSION_IDLE: '已有 30 分鐘沒有操作，請再輸入驗證程式上的 6 位數字',
    STAFF_STEP_UP_NEEDED: '這項操作須再次驗證，請輸入驗證程式上的 6 位數字',
    STAFF_FACTOR_WRONG: '驗證數字不正確，或已經用過，請輸入新的數字',
    STAFF_ALREADY_ENROLLED: '這個帳號已設定第二重驗證',
    STAFF_NOT_IN_MESSENGER: '請以電郵及密碼在瀏覽器登入後台',
  },
  'zh-cn': {
    STAFF_UNKNOWN: '找不到这个工作人员账号',
    STAFF_ROLE_UNKNOWN: '没有这个职务',
    STAFF_LAST_SUPERVISOR: '这是最后一位主管，请先指定另一位主管',
    STAFF_FORM_STALE: '内容刚由另一位工作人员更改，请看过新内容再决定',
    STAFF_ENROLMENT_NEEDED: '请先设置第二重验证',
    STAFF_FACTOR_NEEDED: '请输入验证程序上的 6 位数字',
    STAFF_SESSION_IDLE: '已有 30 分钟没有操作，请再输入验证程序上的 6 位数字',
    STAFF_STEP_UP_NEEDED: '这项操作须再次验证，请输入验证程序上的 6 位数字',
    STAFF_FACTOR_WRONG: '验证数字不正确，或已经用过，请输入新的数字',
    STAFF_ALREADY_ENROLLED: '这个账号已设置第二重验证',
    STAFF_NOT_IN_MESSENGER: '请用电邮和密码在浏览器登录后台',
  },
  en: {
    STAFF_UNKNOWN: 'This staff account does not exist.',
    STAFF_ROLE_UNKNOWN: 'This role does not exist.',
    STAFF_LAST_SUPERVISOR: 'This is the last supervisor. Choose another one first.',
    STAFF_FORM_STALE: 'Someone else has changed this. Look at it again, then decide.',
    STAFF_ENROLMENT_NEEDED: 'Set up your authenticator app first.',
    STAFF_FACTOR_NEEDED: 'Enter the 6 digits your authenticator app shows.',
    STAFF_SESSION_IDLE: 'Nothing was done for 30 minutes. Enter the 6 digits your authenticator app shows.',
    STAFF_STEP_UP_NEEDED: 'This needs your second factor again. Enter the 6 digits your authenticator app shows.',
    STAFF_FACTOR_WRONG: 'These digits are wrong, or were used before. Enter new ones.',
    STAFF_ALREADY_ENROLLED: 'This account already has an authenticator app.',
    STAFF_NOT_IN_MESSENGER: 'Sign in with e-mail and password in a browser to open the back office.',
  },
}
