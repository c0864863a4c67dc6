import type { LanguageCode } from '@shuttle/contracts'
import { reportFailure } from '@shuttle/host'
import { showQueryFailure } from './show-query-failure'

/** A write that failed is shown as a query is, and reported unless such things happen every day: no cache does that for it. */
export const showFailure = (error: unknown, language: LanguageCode): void => {
  reportFailure(error, 'mf-purchase')
  showQueryFailure(error, language)
}
