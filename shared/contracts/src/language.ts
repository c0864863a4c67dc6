/** Spelled as stored; the rules for choosing one are in the domain. */
export const LANGUAGE_CODES = ['zh-cn', 'zh-hk', 'en'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]
/** A text with all three languages; a missing one does not compile. */
export type LocalizedText = Record<LanguageCode, string>

/** Name of the bus and of its site: in texts, titles of pages, mails and on bills. */
export const BUS_NAME = {
  'zh-hk': '跨海大橋穿梭巴士',
  'zh-cn': '跨海大桥穿梭巴士',
  en: 'Bridge Shuttle Bus',
} as const satisfies LocalizedText
