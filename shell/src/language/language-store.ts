import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGE_TAG, languageFromQuery, languageFromStorage } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createRetryingLoader, type RetryingLoader } from '../remotes/retrying-loader'

const KEY = 'lang'

/**
 * The user's own choice: `?lang=` for this visit, else the stored one. Without either the composer's reading of the
 * browser applies, so that page, title and texts agree (architecture 3).
 */
export const readChosenLanguage = (search: string): { language: LanguageCode; isStored: boolean } | undefined => {
  const { local, session } = safeStorage
  const inAddress = languageFromQuery(new URLSearchParams(search).get('lang'))
  if (inAddress) session.set(KEY, inAddress)
  const stored = languageFromStorage(local.get(KEY))
  const language = inAddress ?? languageFromStorage(session.get(KEY)) ?? stored
  return language && { language, isStored: language === stored }
}

/** The query without `lang`, otherwise unchanged: a choice on the screen ends the one in the address. */
export const withoutLanguage = (search: string): string => {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair))
  return remaining.length > 0 ? `?${remaining.join('&')}` : ''
}

const YEAR_SECONDS = 31_536_000

/** Stores the choice and mirrors it in a cookie, so that the next page is composed in it (D9.21). */
const persist = (language: LanguageCode) => {
  safeStorage.local.set(KEY, language)
  safeStorage.session.remove(KEY)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}

export interface LanguageStore extends Pick<StoreApi<LanguageCode>, 'subscribe'> {
  get: () => LanguageCode
  /**
   * Loads the texts first; if they cannot be loaded, the language does not change and the promise rejects. Stores the
   * choice unless it is for this visit only. Texts that hang are requested again as a page is.
   */
  set: (language: LanguageCode, options?: { isForVisit?: boolean }) => Promise<void>
  /** The load of the latest choice; none before the first, and after one that failed. */
  choice: StoreApi<{ load?: RetryingLoader<void> | undefined }>
}

export const createLanguageStore = (options: {
  language: LanguageCode
  /** Chosen on an earlier visit: renews its cookie. */
  isStored?: boolean
  /** Loads every text that is on screen in this language. */
  loadTexts: (language: LanguageCode) => Promise<void>
  /** Renders in this language from now on. */
  apply: (language: LanguageCode) => void
}): LanguageStore => {
  const store = createStore<LanguageCode>(() => options.language)
  const choice: LanguageStore['choice'] = createStore(() => ({}))
  document.documentElement.lang = LANGUAGE_TAG[options.language]
  if (options.isStored) persist(options.language)
  return {
    get: store.getState,
    subscribe: store.subscribe,
    choice,
    set: (language, { isForVisit = false } = {}) =>
      new Promise((resolve, reject) => {
        const load = createRetryingLoader({
          load: async () => {
            await options.loadTexts(language)
            // After two taps the second one wins.
            if (isLatest()) {
              if (!isForVisit) persist(language)
              document.documentElement.lang = LANGUAGE_TAG[language]
              options.apply(language)
              store.setState(language, true)
            }
            resolve()
          },
          onFailure: (error) => {
            if (!isLatest()) return resolve()
            choice.setState({ load: undefined })
            reject(error)
          },
        })
        const isLatest = () => choice.getState().load === load
        choice.setState({ load })
      }),
  }
}
