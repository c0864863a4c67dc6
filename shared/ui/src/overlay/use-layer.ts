import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { layers } from '../core/layers'
import { silenceBehind } from './silence-behind'

/**
 * Registers as a layer over the page while it is open and visible: a hidden page has none. Returns the ref of its
 * popup, outside which live regions are silent.
 */
export const useLayer = (isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> => {
  const popup = useRef<HTMLDivElement>(null)
  const handleClose = useEffectEvent(() => close())
  // Before paint: a passenger who sees the layer and presses back means to close it.
  useLayoutEffect(() => (isOpen ? layers.open(() => handleClose()) : undefined), [isOpen])
  useEffect(() => (isOpen ? silenceBehind(popup) : undefined), [isOpen])
  return popup
}
