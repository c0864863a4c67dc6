import type { ComponentProps, MouseEvent } from 'react'
import { type Link as LibraryLink, useHref, useLinkClickHandler } from 'react-router'

type LinkProps = Omit<ComponentProps<typeof LibraryLink>, 'discover' | 'prefetch' | 'mask' | 'target'> & {
  target?: string
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * The library's `Link` built from the library's own hooks, without the prefetching of framework mode, which is 3 KB of
 * every first load. The browser handles absolute addresses and links with `reloadDocument`.
 */
export const Link = (props: LinkProps) => {
  const { to, replace, state, relative, preventScrollReset, viewTransition, reloadDocument, ...rest } = props
  const isAbsolute = typeof to === 'string' && ABSOLUTE.test(to)
  const path = isAbsolute ? '' : to
  const href = useHref(path, props)
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, props)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    if (!event.defaultPrevented && !isAbsolute && !reloadDocument) follow(event)
  }
  return <a {...rest} href={isAbsolute ? to : href} onClick={handleClick} />
}
