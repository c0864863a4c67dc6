import { reportFault, showAnomaly } from '@shuttle/host'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the screen that is loaded when it is first wanted: a dialog, an overlay. Unlike `React.lazy` it forgets a
 * failed load, so that wanting it again tries again.
 */
export const latePart = <Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
    const { open } = props
    useEffect(() => {
      if (!open || Part) return
      let gone = false
      load().then(
        (part) => {
          loaded = part
          if (!gone) setPart(() => part)
        },
        (error: unknown) => {
          reportFault(error, 'mf-purchase: late part')
          if (!gone) showAnomaly(error)
        },
      )
      return () => {
        gone = true
      }
    }, [open, Part])
    return Part ? <Part {...props} /> : null
  }
}
