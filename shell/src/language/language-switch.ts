import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RetryingLoader } from '../remotes/retrying-loader'

/** The load of texts of the latest switch of the language; none before the first, and after one that failed. */
export type LanguageSwitch = StoreApi<{ load?: RetryingLoader<void> | undefined }>

export const createLanguageSwitch = (): LanguageSwitch => createStore(() => ({}))
