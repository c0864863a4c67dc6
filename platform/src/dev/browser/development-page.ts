import type * as Refresh from 'react-refresh/runtime'

/** Texts of one language of one remote, as the engine takes them. */
export type TakeTexts = (language: string, namespace: string, texts: unknown) => void

/** The hot side of one development build in the page. */
export interface HotBuild {
  /** Name of the build that runs. */
  hash: () => string
  /** Applies the next build; false when there is none. Rejects when only a reload can apply it. */
  update: () => Promise<boolean>
}

/** What the client provides to the development builds of a page, which run after it. */
export interface DevelopmentPage {
  refresh: typeof Refresh
  join: (app: string, build: HotBuild) => void
  /** The package that renders texts registers how to change them. */
  texts: (take: TakeTexts) => void
}

declare global {
  interface Window {
    development?: DevelopmentPage
  }
}
