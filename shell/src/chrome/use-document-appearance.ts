import { useEffect, useSyncExternalStore } from 'react'
import type { Owner } from '../registry/registry'
import { useLoad } from '../remotes/retrying-loader'
import { useShell } from '../shell'

/** Title, background and the colour of the browser's own bar follow the page on screen. */
export const useDocumentAppearance = (owner: Owner): void => {
  const { language: store, remotes, title } = useShell()
  const language = useSyncExternalStore(store.subscribe, store.get)
  // Only a loaded remote has its titles in every language.
  const { kind } = useLoad(remotes.page(owner))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is read again once the remote is loaded
  useEffect(() => {
    document.title = title(owner, language)
    document.body.dataset.background = owner.page.background
    const name = owner.page.header === 'none' ? `--color-${owner.page.background}` : '--color-header-from'
    const color = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
    if (color) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }, [owner, language, title, kind])
}
