import { useEffect, useRef } from 'react'
import { layers } from '../core/layers'

/** Counts among the layers over the page while it is open and can be seen: a hidden page has none. */
export const useLayer = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? layers.open(() => latest.current()) : undefined), [isOpen])
}
