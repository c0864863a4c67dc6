import type { LanguageCode, StaffErrorCode } from '@shuttle/contracts'

/** The sentences of the back office, in a module of their own: no page of a passenger brings them. */
export const staffErrorTexts: Readonly<Record<LanguageCode, Readonly<Record<StaffErrorCode, string>>>> = {
  'zh-hk': {
    STAFF_UNKNOWN: '找不到這個員工帳號',
    STAFF_ROLE_UNKNOWN: '沒有這個職務',
    STAFF_LAST_SUPERVISOR: '這是最後一位主管，請先指定另一位主管',
    STAFF_FORM_STALE: '資料已被其他人更改，請看過新的內容再試',
  },
  'zh-cn': {
    STAFF_UNKNOWN: '找不到这个员工账号',
    STAFF_ROLE_UNKNOWN: '没有这个职务',
    STAFF_LAST_SUPERVISOR: '这是最后一位主管，请先指定另一位主管',
    STAFF_FORM_STALE: '内容已被其他人更改，请看过新的内容再试',
  },
  en: {
    STAFF_UNKNOWN: 'This staff account does not exist.',
    STAFF_ROLE_UNKNOWN: 'This role does not exist.',
    STAFF_LAST_SUPERVISOR: 'This is the last supervisor. Choose another one first.',
    STAFF_FORM_STALE: 'Someone else has changed this. Look at it again, then decide.',
  },
}
