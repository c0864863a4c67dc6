/** Calls back with the path below the base of each link that is hovered, touched or focused, to prefetch its page. */
export const prefetchOnIntent = (base: string, onIntent: (path: string) => void): void => {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return
    onIntent(`/${link.pathname.slice(base.length)}`)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, handleIntent, { passive: true })
}
