import { useCallback, useEffect, useRef } from 'react'

/** Does something after a while, unless the screen is gone by then. */
export const useLater = (): ((ms: number, action: () => void) => void) => {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return useCallback((ms, action) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      action()
    }, ms)
    timers.current.add(timer)
  }, [])
}
