import type { LanguageCode } from '@shuttle/contracts'
import { type PageOptions, renderPage } from '@shuttle/testing'
import { act } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { remote } from '../remote'
import { useAirportTripSelections } from '../state/airport-trip-selection.store'

const Drawn = ({ Page }: { Page: ComponentType }) => <Page />

/** Before each test: no trip selection of an earlier one. jsdom has no layout and cannot scroll. */
export const startWithoutSelection = (): void => {
  sessionStorage.clear()
  useAirportTripSelections.setState({ selections: {}, memberId: '', suspended: undefined })
  Element.prototype.scrollIntoView = () => undefined
}

/** A page of this remote at an address; its links lead to the other pages. */
export const openPage = async ({
  at,
  language = 'en',
  paths = [],
  ...options
}: Omit<PageOptions, 'texts' | 'pages'> & { language?: LanguageCode }) => {
  const pages = await Promise.all(
    Object.entries(remote.pages).map(async ([path, load]) => [path, <Drawn key={path} {...(await load())} />]),
  )
  const { texts } = await remote.texts[language]()
  const opened = renderPage({
    ...options,
    at,
    language,
    pages: Object.fromEntries(pages) as Record<string, ReactNode>,
    texts: { [remote.manifest.name]: texts },
    paths: [...remote.manifest.pages.map(({ path }) => path), '/', ...paths],
  })
  return {
    ...opened,
    /** Moves the clock, and makes the page read it. */
    timeIs: (moment: string) => {
      opened.host.now = () => Date.parse(`${moment}+08:00`)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  }
}
