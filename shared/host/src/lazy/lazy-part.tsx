import { giveUpFiles, reportFault, toast } from '@shuttle/host'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A part with a function that preloads it; the function rejects when the part cannot be loaded, or not within 5 s. */
export type LazyPart<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/** What has not come by then is said to be missing; it is used when it comes. */
const PATIENCE_MS = 5000
/** A try that began so recently is not repeated. */
const JUST_NOW_MS = 1000

/**
 * Answers `lazyPart(load, giveUp)`, a dialog or overlay that is loaded when it is first opened. When it cannot be loaded, or
 * not within 5 s, a toast says so and `giveUp` closes it, so that opening it again tries again. A part that stays open tries
 * again when the network or the reader comes back.
 */
export const createLazyPart =
  (remote: string, useNotLoadedText: () => string) =>
  <Props extends { open: boolean }>(
    load: () => Promise<ComponentType<Props>>,
    giveUp: (props: Props) => void,
  ): LazyPart<Props> => {
    let loaded: ComponentType<Props> | undefined
    let latest: Promise<ComponentType<Props>> | undefined
    /** The latest try began just now. */
    let isFresh = false
    const ask = async (): Promise<ComponentType<Props>> => {
      if (loaded) return loaded
      if (!latest || !isFresh) {
        if (latest) giveUpFiles()
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
        // Given up for another try, here or elsewhere: the bundler may have handed out the old promise once more.
        const isGivenUp = (error as { type?: unknown } | undefined)?.type === 'given-up'
        if (latest === mine) latest = undefined
        if (isGivenUp) return ask()
        throw error
      }
    }
    const late = (listener: (error: Error) => void) =>
      setTimeout(() => listener(new Error(`not there within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
    const fetch = () =>
      new Promise((resolve, reject) => {
        const timer = late(reject)
        ask()
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
          ask().then((part) => !gone && setPart(() => part), fail)
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
