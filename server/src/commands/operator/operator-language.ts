import type { Language } from '@shuttle/domain'

/** Language of mails about a command on the machine itself, which has no request language. */
export const OPERATOR_LANGUAGE: Language = 'zh-hk'
