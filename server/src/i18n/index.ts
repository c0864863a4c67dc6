import { LANGUAGES, type Language } from '@shuttle/domain'
import { createTranslate } from '@shuttle/i18n/translate'
import { texts as en } from './en'
import type { ServiceTexts, ServiceTree, TranslateService } from './service-texts'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

const TEXTS: Readonly<Record<Language, ServiceTexts>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }
const translators = new Map<Language, TranslateService>(
  LANGUAGES.map((language) => [language, createTranslate<ServiceTree>(language, TEXTS[language])]),
)

export type { TranslateService } from './service-texts'

/** Returns the service's own sentences in one language. */
export const serviceTexts = (language: Language): TranslateService => {
  const translate = translators.get(language)
  if (!translate) throw new Error(`no texts in ${language}`)
  return translate
}
