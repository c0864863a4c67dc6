import type { RefObject } from 'react'

/** Live regions. The toasts are the exception below: they are announced over everything. */
const REGIONS = '[aria-live], [role=status], [role=alert], [role=timer], output'
const TOASTS = '[role=region][aria-live]'

type PopupRef = RefObject<Element | null>

const popups: PopupRef[] = []
const silenced = new Set<Element>()

const update = () => {
  const top = popups.at(-1)
  const isBehind = (region: Element) => top !== undefined && !top.current?.contains(region)
  for (const region of silenced) {
    if (isBehind(region)) continue
    region.removeAttribute('aria-hidden')
    silenced.delete(region)
  }
  if (!top) return
  for (const region of document.querySelectorAll(REGIONS)) {
    if (region.hasAttribute('aria-hidden') || region.closest(TOASTS) || !isBehind(region)) continue
    region.setAttribute('aria-hidden', 'true')
    silenced.add(region)
  }
}

let observer: MutationObserver | undefined

/**
 * Silences every live region outside the topmost popup until the returned function is called, also one that appears
 * later. The widget library hides the page behind a modal only once, when it opens, and excludes its `aria-live`.
 */
export const silenceBehind = (popup: PopupRef): (() => void) => {
  popups.push(popup)
  observer ??= new MutationObserver(update)
  observer.observe(document.body, { childList: true, subtree: true })
  update()
  return () => {
    popups.splice(popups.indexOf(popup), 1)
    if (popups.length === 0) observer?.disconnect()
    update()
  }
}
