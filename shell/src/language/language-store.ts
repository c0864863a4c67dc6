import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'
import { createStore, type StoreApi } from 'zustand/vanilla'

const YEAR_SECONDS = 31_536_000

/** Stores the choice and mirrors it in a cookie, so that the next page is written in it (decision "the wire" 21). */
const persist = (language: LanguageCode) => {
  safeStorage.local.set('lang', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}

export interface LanguageStore extends Pick<StoreApi<LanguageCode>, 'subscribe'> {
  get: () => LanguageCode
  /** Loads the texts first; a language whose texts cannot be had is not switched to, and the promise rejects. */
  set: (language: LanguageCode) => Promise<void>
}

export const createLanguageStore = (options: {
  language: LanguageCode
  /** It was chosen, by the address or on an earlier visit, rather than guessed from the browser. */
  isChosen?: boolean
  /** Makes every text that is on screen available in this language. */
  loadTexts: (language: LanguageCode) => Promise<void>
  /** Draws with it from now on. */
  apply: (language: LanguageCode) => void
}): LanguageStore => {
  const store = createStore<LanguageCode>(() => options.language)
  let latest = options.language
  document.documentElement.lang = LANGUAGE_TAG[options.language]
  if (options.isChosen) persist(options.language)
  return {
    get: store.getState,
    subscribe: store.subscribe,
    set: async (language) => {
      latest = language
      await options.loadTexts(language)
      // Somebody who taps twice gets the second.
      if (latest !== language) return
      persist(language)
      document.documentElement.lang = LANGUAGE_TAG[language]
      options.apply(language)
      store.setState(language, true)
    },
  }
}
