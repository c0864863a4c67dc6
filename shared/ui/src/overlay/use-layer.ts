import { useEffect, useEffectEvent } from 'react'
import { layers } from '../core/layers'

/** Counts among the layers over the page while it is open and can be seen: a hidden page has none. */
export const useLayer = (isOpen: boolean, close: () => void): void => {
  const handleClose = useEffectEvent(() => close())
  useEffect(() => (isOpen ? layers.open(() => handleClose()) : undefined), [isOpen])
}
