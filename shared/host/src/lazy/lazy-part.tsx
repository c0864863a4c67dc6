import { abortLoads, reportFault, toast } from '@shuttle/host'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A part with a function that preloads it; the function rejects when the part cannot be loaded, or not within 5 s. */
export type LazyPart<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/** After this time a part counts as missing; a file that arrives later is still used. */
const TIMEOUT_MS = 5000
/** An attempt younger than this is not repeated. */
const JUST_NOW_MS = 1000

/**
 * Returns `lazyPart(load, giveUp)`: a dialog or overlay that is loaded when it is first opened. If it cannot be loaded
 * within 5 s, a toast reports it and `giveUp` closes it; a part that stays open is loaded again when the network or the
 * tab comes back.
 */
export const createLazyPart =
  (remote: string, useNotLoadedText: () => string) =>
  <Props extends { open: boolean }>(
    load: () => Promise<ComponentType<Props>>,
    giveUp: (props: Props) => void,
  ): LazyPart<Props> => {
    let loaded: ComponentType<Props> | undefined
    let latest: Promise<ComponentType<Props>> | undefined
    /** The latest attempt has just begun. */
    let isFresh = false
    const loadPart = async (): Promise<ComponentType<Props>> => {
      if (loaded) return loaded
      if (!latest || !isFresh) {
        if (latest) abortLoads()
        const next = load()
        latest = next
        isFresh = true
        setTimeout(() => {
          if (latest === next) isFresh = false
        }, JUST_NOW_MS)
      }
      const mine = latest
      try {
        loaded = await mine
        return loaded
      } catch (error) {
        // Given up for another attempt: the bundler may have returned the old promise once more.
        const isAborted = (error as { type?: unknown } | undefined)?.type === 'aborted'
        if (latest === mine) latest = undefined
        if (isAborted) return loadPart()
        throw error
      }
    }
    const late = (listener: (error: Error) => void) =>
      setTimeout(() => listener(new Error(`not there within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
    const fetch = () =>
      new Promise((resolve, reject) => {
        const timer = late(reject)
        loadPart()
          .then(resolve, reject)
          .finally(() => clearTimeout(timer))
      })
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
        let timer: ReturnType<typeof setTimeout> | undefined
        const fail = (error: unknown) => {
          clearTimeout(timer)
          reportFault(error, `${remote}: lazy part`)
          if (!gone) handleFailure()
        }
        const bring = () => {
          if (document.visibilityState !== 'visible') return
          clearTimeout(timer)
          timer = late(fail)
          loadPart().then((part) => !gone && setPart(() => part), fail)
        }
        bring()
        addEventListener('online', bring)
        document.addEventListener('visibilitychange', bring)
        return () => {
          gone = true
          clearTimeout(timer)
          removeEventListener('online', bring)
          document.removeEventListener('visibilitychange', bring)
        }
      }, [open, Part])
      return Part ? <Part {...props} /> : null
    }
    return Object.assign(draw, { fetch })
  }
