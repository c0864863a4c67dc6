import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { layers } from '../core/layers'

/** Live regions other than the toasts, which may speak over everything. */
const REGIONS = '[aria-live]:not([aria-hidden], [role=region])'

/** The widget library hides the page behind a modal from screen readers, but spares its `aria-live`, which would speak. */
const silenceBehind = (popup: Element | null) => {
  const behind = [...document.querySelectorAll(REGIONS)].filter((region) => !popup?.contains(region))
  for (const region of behind) region.setAttribute('aria-hidden', 'true')
  return () => {
    for (const region of behind) region.removeAttribute('aria-hidden')
  }
}

/**
 * Counts among the layers over the page while it is open and can be seen: a hidden page has none. Returns the ref of its popup,
 * outside which no live region speaks.
 */
export const useLayer = (isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> => {
  const popup = useRef<HTMLDivElement>(null)
  const handleClose = useEffectEvent(() => close())
  useEffect(() => (isOpen ? layers.open(() => handleClose()) : undefined), [isOpen])
  useEffect(() => (isOpen ? silenceBehind(popup.current) : undefined), [isOpen])
  return popup
}
