import type { Language } from '@shuttle/domain'

/** The slide service's names of our languages (purchase 7, decision 7). */
export const SLIDE_LANGUAGE: Record<Language, 'cn' | 'en' | 'tw'> = { 'zh-cn': 'cn', 'zh-hk': 'tw', en: 'en' }
