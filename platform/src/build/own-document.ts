/**
 * The module of a remote that uses other origins, in place of `remote.ts`. The policy of a document never changes, so a
 * page of this remote that was reached inside of a document without its origins is loaded anew, and so is the page of
 * another remote that a visitor goes on to.
 */
import type { RemoteModule } from '@shuttle/contracts'
import { type ComponentType, createElement, useEffect } from 'react'
// The preset resolves it to `src/remote.ts` of the remote.
import { remote as original } from 'remote-module'

const isOpen = (): boolean => {
  const names = document.querySelector<HTMLMetaElement>('meta[name=origins]')?.content.split(' ') ?? []
  return names.includes(original.manifest.name)
}

/** Whether the document came with this page: loading it again would open it no further. */
const isDocumentOfPage = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}

const isOwnPage = (): boolean => original.manifest.pages.some(({ path }) => location.pathname.endsWith(path))

const closeWhenLeft = (): void => {
  if (isOpen() && !isOwnPage()) location.reload()
}

const inOwnDocument = (Page: ComponentType): ComponentType => {
  const Opened = () => {
    // The address is that of the next page when the effects of this one end.
    useEffect(() => closeWhenLeft, [])
    if (isOpen() || isDocumentOfPage()) return createElement(Page)
    // The address is that of the page already.
    location.reload()
    return null
  }
  return Opened
}

const { pages } = original
export const remote: RemoteModule = {
  ...original,
  pages: Object.fromEntries(
    Object.entries(pages).map(([path, load]) => [path, async () => ({ Page: inOwnDocument((await load()).Page) })]),
  ),
}
