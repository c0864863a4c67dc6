/** The three languages of the site, spelled as they are stored. */
export const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** BCP 47 tags, for `<html lang>`, `Accept-Language` and `Intl`. */
export const LANGUAGE_TAG: Record<Language, string> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', en: 'en' }

/** How a language is spelled in `?lang=`. */
export const LANGUAGE_QUERY: Record<Language, string> = { 'zh-cn': 'zh-Hans', 'zh-hk': 'zh-Hant', en: 'en' }

const SIMPLIFIED = ['zh-cn', 'zh-sg']
const TRADITIONAL = ['zh-tw', 'zh-hk']

/** The default language of a browser: four tags are known, any other is English (purchase 2, home screen). */
export const languageFromBrowser = (tag: string | undefined): Language => {
  const lower = (tag ?? '').toLowerCase()
  if (SIMPLIFIED.includes(lower)) return 'zh-cn'
  if (TRADITIONAL.includes(lower)) return 'zh-hk'
  return 'en'
}

/**
 * The language to offer to a browser whose first tag is Chinese but not one of the four: its page is English by
 * default. The script of the tag decides, else its region; `zh` alone is simplified.
 */
export const languageToOffer = (tag: string | undefined): Language | undefined => {
  const [language = '', ...subtags] = (tag ?? '').toLowerCase().split(/[-_]/)
  if (!['zh', 'cmn', 'yue'].includes(language) || languageFromBrowser(tag) !== 'en') return undefined
  if (subtags.includes('hans')) return 'zh-cn'
  const isTraditional = ['hant', 'hk', 'mo', 'tw'].some((subtag) => subtags.includes(subtag)) || language === 'yue'
  return isTraditional ? 'zh-hk' : 'zh-cn'
}

/** Reads a stored or cookie value; anything unknown is no choice. */
export const languageFromStorage = (value: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === value)

/** Reads `?lang=`, spelled as script, region or stored code, in capitals or not; anything unknown is no choice. */
export const languageFromQuery = (value: string | null | undefined): Language | undefined => {
  const lower = value?.toLowerCase() ?? ''
  if (SIMPLIFIED.includes(lower)) return 'zh-cn'
  if (TRADITIONAL.includes(lower)) return 'zh-hk'
  return LANGUAGES.find((language) => LANGUAGE_QUERY[language].toLowerCase() === lower)
}

/** `?lang=` wins over the stored choice, which wins over the browser's. */
export const chooseLanguage = (from: {
  query?: string | null
  stored?: string | null
  browser?: string | undefined
}): Language => languageFromQuery(from.query) ?? languageFromStorage(from.stored) ?? languageFromBrowser(from.browser)
