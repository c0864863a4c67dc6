import type { LanguageCode } from '@shuttle/contracts'
import { aMember, type PageOptions, renderPage } from '@shuttle/testing'
import type { ComponentType, ReactNode } from 'react'
import { remote } from '../remote'

const Drawn = ({ Page }: { Page: ComponentType }) => (
  <main>
    <Page />
  </main>
)

/** Renders a page of this remote at a URL, for the first supervisor of the demo; its links lead to the other pages. */
export const openBackoffice = async ({
  at,
  language = 'en',
  session = aMember({ memberId: 'a-level9', nickname: 'Demo supervisor', level: 9 }),
  ...options
}: Omit<PageOptions, 'texts' | 'pages'> & { language?: LanguageCode }) => {
  const pages = await Promise.all(
    Object.entries(remote.pages).map(async ([path, load]) => [path, <Drawn key={path} {...(await load())} />]),
  )
  const { texts } = await remote.texts[language]()
  return renderPage({
    ...options,
    at,
    language,
    session,
    pages: Object.fromEntries(pages) as Record<string, ReactNode>,
    texts: { [remote.manifest.name]: texts },
    paths: [...remote.manifest.pages.map(({ path }) => path), '/', '/personal_center'],
  })
}
