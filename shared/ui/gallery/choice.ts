import type { LanguageChoice } from '@shuttle/ui'

const LANGUAGES: Record<string, LanguageChoice> = { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-hk', en: 'en' }
export const LANGUAGE_TAGS: Record<LanguageChoice, string> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', en: 'en' }

const query = new URLSearchParams(location.search)

/** The parameters of the address: `?story=form&lang=zh-Hant&theme=dark`. */
export const choice = {
  story: query.get('story') ?? '',
  language: LANGUAGES[query.get('lang') ?? ''] ?? 'en',
  theme: query.get('theme'),
}

/** The same page with one thing changed. */
export const addressWith = (key: string, value: string): string => {
  const changed = new URLSearchParams(location.search)
  changed.set(key, value)
  return `?${changed}`
}
