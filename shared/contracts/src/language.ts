/** Spelled as stored; the rules of choosing one live in the domain. */
export type LanguageCode = 'zh-cn' | 'zh-hk' | 'en'
/** A text that exists in all three languages, or does not compile. */
export type LocalizedText = Record<LanguageCode, string>
