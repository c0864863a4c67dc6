import { reportFault, toast } from '@shuttle/host'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A part with a function that preloads it; the function rejects when the part cannot be loaded. */
export type LazyPart<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/**
 * Answers `lazyPart(load, giveUp)`, a dialog or overlay that is loaded when it is first opened. When it cannot be loaded, a
 * toast says so and `giveUp` closes it, so that opening it again tries again.
 */
export const createLazyPart =
  (remote: string, useNotLoadedText: () => string) =>
  <Props extends { open: boolean }>(
    load: () => Promise<ComponentType<Props>>,
    giveUp: (props: Props) => void,
  ): LazyPart<Props> => {
    let loaded: ComponentType<Props> | undefined
    const fetch = async () => {
      loaded ??= await load()
      return loaded
    }
    const draw = (props: Props) => {
      const text = useNotLoadedText()
      const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
      const { open } = props
      const handleFailure = useEffectEvent(() => {
        toast(text, 'error')
        giveUp(props)
      })
      useEffect(() => {
        if (!open || Part) return
        let gone = false
        fetch().then(
          (part) => !gone && setPart(() => part),
          (error: unknown) => {
            reportFault(error, `${remote}: lazy part`)
            if (!gone) handleFailure()
          },
        )
        return () => {
          gone = true
        }
      }, [open, Part])
      return Part ? <Part {...props} /> : null
    }
    return Object.assign(draw, { fetch })
  }
