import { reportFault } from '@shuttle/host'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part of a page that is not in the first script: it loads after the first paint and shows `waiting` until then. If
 * it cannot be loaded, the page renders without it.
 */
export const lazySection = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  const draw = ({ waiting, ...props }: Props & { waiting: ReactNode }) => {
    const [Section, setSection] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [isGivenUp, setGivenUp] = useState(false)
    useEffect(() => {
      if (loaded) return
      let gone = false
      const fetch = () =>
        load().then(
          (section) => {
            loaded = section
            if (!gone) setSection(() => section)
          },
          (error: unknown) => {
            reportFault(error, 'mf-purchase: lazy section')
            if (!gone) setGivenUp(true)
          },
        )
      // A task after the next frame: the screen is painted before anything below it is loaded.
      const frame = requestAnimationFrame(() => setTimeout(fetch))
      return () => {
        gone = true
        cancelAnimationFrame(frame)
      }
    }, [])
    if (Section) return <Section {...(props as unknown as Props)} />
    return isGivenUp ? null : waiting
  }
  return draw
}
