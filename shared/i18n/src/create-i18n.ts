import type { LanguageCode, TextTree } from '@shuttle/contracts'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * The one i18n instance of a page; a namespace is a remote's id, or `shell`. Texts are added before they are drawn, so
 * nothing suspends; a missing text shows its key, never an empty place.
 */
export const createI18n = (options: { language: LanguageCode; texts: Readonly<Record<string, TextTree>> }): i18n => {
  const engine = createInstance()
  engine.use(initReactI18next).init({
    lng: options.language,
    fallbackLng: false,
    lowerCaseLng: true,
    resources: { [options.language]: options.texts },
    ns: Object.keys(options.texts),
    defaultNS: 'shell',
    returnNull: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return engine
}
