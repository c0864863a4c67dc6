import type { Language } from '@shuttle/domain'

/** Languages in the order in which forms ask for their texts. */
export const TEXT_LANGUAGES: readonly Language[] = ['zh-hk', 'zh-cn', 'en']
