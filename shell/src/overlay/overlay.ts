import { abortLoads } from '../remotes/abort-loads'
import type { FaultReporter } from '../remotes/remotes'
import { createRetryingLoader, type RetryingLoader } from '../remotes/retrying-loader'

const load = () => import(/* webpackChunkName: "ui-overlay" */ '@shuttle/ui/overlay')
export type OverlayLibrary = Awaited<ReturnType<typeof load>>

let loading: RetryingLoader<OverlayLibrary> | undefined

/** The overlay widgets, fetched when the first of them is needed. */
export const overlay = (report: FaultReporter): RetryingLoader<OverlayLibrary> => {
  loading ??= createRetryingLoader({
    load: (tryNumber) => {
      if (tryNumber > 0) abortLoads()
      return load()
    },
    onFailure: (error) => report(error, 'overlay widgets'),
  })
  return loading
}
