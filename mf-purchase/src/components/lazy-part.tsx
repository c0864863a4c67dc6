import { reportFault, toast } from '@shuttle/host'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useHomeTexts } from '../i18n/use-home-texts'

/** A part with a function that preloads it; the function rejects when the part cannot be loaded. */
export type LazyPart<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/**
 * A part of the screen that is loaded when it is first wanted: a dialog, an overlay. When it cannot be loaded the screen
 * stays as it is, shows so, and the part counts as given up; opening it again tries again.
 */
export const lazyPart = <Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  giveUp: (props: Props) => void,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  const draw = (props: Props) => {
    const t = useHomeTexts()
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
    const { open } = props
    const latest = useRef({ props, t })
    useEffect(() => {
      latest.current = { props, t }
    })
    useEffect(() => {
      if (!open || Part) return
      let gone = false
      fetch().then(
        (part) => !gone && setPart(() => part),
        (error: unknown) => {
          reportFault(error, 'mf-purchase: lazy part')
          if (gone) return
          toast(latest.current.t('common.notLoaded'), 'error')
          giveUp(latest.current.props)
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
