import type { LanguageCode, Session } from '@shuttle/contracts'
import { renderPage } from '@shuttle/testing'
import type { ComponentType, ReactNode } from 'react'
import { remote } from '../remote'

const Drawn = ({ Page }: { Page: ComponentType }) => <Page />

/** A screen of this remote at an address; links of it lead to the other pages. */
export const openScreen = async ({
  language = 'en',
  paths = [],
  ...options
}: {
  at: string
  language?: LanguageCode
  session?: Session
  /** Paths of other remotes that exist. */
  paths?: readonly string[]
  takesFaults?: boolean
  /** Drawn instead of the page of this address. */
  screen?: ReactNode
}) => {
  const pages = await Promise.all(
    Object.entries(remote.pages).map(async ([path, load]) => [path, <Drawn key={path} {...(await load())} />]),
  )
  const { texts } = await remote.texts[language]()
  const manifestPages = remote.manifest.pages
  const opened = renderPage({
    ...options,
    language,
    pages: Object.fromEntries(pages) as Record<string, ReactNode>,
    texts: { 'mf-account': texts },
    routes: Object.fromEntries(manifestPages.map(({ name, path }) => [name, path])),
    paths: [...manifestPages.map(({ path }) => path), '/', ...paths],
    slots: remote.slots,
  })
  // A test that needs the popup opens it; elsewhere it is closed.
  opened.host.popup = undefined
  return opened
}

/** The accessible description of a field: its hint and its error. */
export const getDescription = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
