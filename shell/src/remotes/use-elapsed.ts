import { useEffect, useState } from 'react'

/** True once the component has been on screen for so long. Zero is true at once. */
export const useElapsed = (ms: number): boolean => {
  const [isOver, setOver] = useState(ms === 0)
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
