import type { LanguageCode } from '@shuttle/contracts'
import { aMember, type PageOptions, renderPage } from '@shuttle/testing'
import { act } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { remote } from '../remote'

const Drawn = ({ Page }: { Page: ComponentType }) => <Page />

/** Opens a page of this remote, or `screen`, at an address for a member; its links lead to the other pages. */
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
  const manifestPages = remote.manifest.pages
  const opened = renderPage({
    session: aMember(),
    ...options,
    at,
    language,
    pages: Object.fromEntries(pages) as Record<string, ReactNode>,
    texts: { [remote.manifest.name]: texts },
    paths: [...manifestPages.map(({ path }) => path), '/', ...paths],
  })
  return {
    ...opened,
    /** Sets the time of day, and makes the page read the clock again. */
    timeIs: (time: string) => {
      opened.host.now = () => Date.parse(`2026-11-21T${time}+08:00`)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  }
}
