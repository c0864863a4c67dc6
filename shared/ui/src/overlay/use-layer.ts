import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { layers } from '../core/layers'
import { silenceBehind } from './silence-behind'

/**
 * Counts among the layers over the page while it is open and can be seen: a hidden page has none. Returns the ref of its popup,
 * outside which no live region speaks.
 */
export const useLayer = (isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> => {
  const popup = useRef<HTMLDivElement>(null)
  const handleClose = useEffectEvent(() => close())
  // Before it is drawn: whoever sees it and presses back means it.
  useLayoutEffect(() => (isOpen ? layers.open(() => handleClose()) : undefined), [isOpen])
  useEffect(() => (isOpen ? silenceBehind(popup) : undefined), [isOpen])
  return popup
}
