import { useCallback, useEffect, useRef } from 'react'

/** Runs an action after a delay, unless the screen is unmounted first. */
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
