/** Spelled as stored; the rules of choosing one live in the domain. */
export type LanguageCode = 'zh-cn' | 'zh-hk' | 'en'
/** A text that exists in all three languages, or does not compile. */
export type LocalizedText = Record<LanguageCode, string>

/** Name of the bus and of its site: in texts, titles of pages, mails and on bills. */
export const BUS_NAME = {
  'zh-hk': '跨海大橋穿梭巴士',
  'zh-cn': '跨海大桥穿梭巴士',
  en: 'Bridge Shuttle Bus',
} as const satisfies LocalizedText
