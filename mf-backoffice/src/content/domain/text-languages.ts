import type { Language } from '@shuttle/domain'

/** Languages in the order of the text fields. */
export const TEXT_LANGUAGES: readonly Language[] = ['zh-hk', 'zh-cn', 'en']
