import type * as Refresh from 'react-refresh/runtime'

/** Registration of the development builds of a page, which run after this client. */
export interface DevelopmentPage {
  refresh: typeof Refresh
  /** `update` leads a build that runs to the one of this hash, and reloads the page when only that helps. */
  join: (app: string, update: (hash: string) => void) => void
  /** Replaces texts of one language of one remote; the shell, which renders them, sets it. */
  takeTexts?: (language: string, namespace: string, texts: unknown) => void
}

declare global {
  interface Window {
    development?: DevelopmentPage
  }
}
