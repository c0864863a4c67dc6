import type { Language } from '@shuttle/domain'

/** Of mails about an act on the machine itself: no request names a language there. */
export const OPERATOR_LANGUAGE: Language = 'zh-hk'
