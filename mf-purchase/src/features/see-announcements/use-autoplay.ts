import { useEffect, useEffectEvent } from 'react'

/** Nothing moves automatically when the reader prefers reduced motion. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls `advance` every `everyMs` while `active`, and while the tab is in view. */
export const useAutoplay = (options: { active: boolean; everyMs: number; advance: () => void }): void => {
  const { active, everyMs } = options
  const advance = useEffectEvent(() => options.advance())
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => {
      if (!document.hidden) advance()
    }, everyMs)
    return () => clearInterval(timer)
  }, [active, everyMs])
}
