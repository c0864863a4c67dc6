import type { LanguageCode } from '@shuttle/contracts'

/**
 * - `status`: the page was not sent as a page.
 * - `policy`: the browser refused what the content security policy forbids.
 * - `error`: a script threw, and nothing caught it.
 * - `report`: the shell reported a fault, also where another version took over at once.
 * - `card`: a fault card is on the screen.
 * - `blank`: nothing was drawn in time.
 */
export type SmokeCause = 'status' | 'policy' | 'error' | 'report' | 'card' | 'blank'

/** A fault that a page shows when it is opened once. */
export interface SmokeFinding {
  /** Path below the base. */
  page: string
  language: LanguageCode
  cause: SmokeCause
  /** One line, as the browser put it. */
  detail: string
  /** File of the page's picture; missing where none could be taken. */
  picture?: string
}

/** Whether the site sent the page as one: else its build never ran, and nothing is known of it. */
export const isOpened = ({ cause }: SmokeFinding): boolean => cause !== 'status'

/** One line of a terminal. */
export const describeFinding = ({ page, language, cause, detail, picture }: SmokeFinding): string =>
  `${page} ${language}: ${cause}: ${detail}${picture === undefined ? '' : ` (${picture})`}`
