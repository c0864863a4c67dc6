import type * as Refresh from 'react-refresh/runtime'

/** Texts of one language of one remote, as the i18n engine takes them. */
export type TakeTexts = (language: string, namespace: string, texts: unknown) => void

/** Hot replacement of one development build in the page. */
export interface HotBuild {
  /** Name of the build that runs. */
  hash: () => string
  /** Applies the next build; false when there is none. Rejects when only a reload can apply it. */
  update: () => Promise<boolean>
}

/** Registration of the development builds of a page, which run after this client. */
export interface DevelopmentPage {
  refresh: typeof Refresh
  join: (app: string, build: HotBuild) => void
  /** The package that renders texts registers here how to replace them. */
  texts: (take: TakeTexts) => void
}

declare global {
  interface Window {
    development?: DevelopmentPage
  }
}
