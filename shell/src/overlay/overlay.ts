import { createHealingLoad, type HealingLoad } from '../remotes/healing-load'
import type { FaultReporter } from '../remotes/remotes'
import { withRetryMark } from '../remotes/with-retry-mark'

const load = () => import(/* webpackChunkName: "ui-overlay" */ '@shuttle/ui/overlay')
export type OverlayLibrary = Awaited<ReturnType<typeof load>>

let loading: HealingLoad<OverlayLibrary> | undefined

/** The widgets that lie over the page; fetched when the first of them is needed. */
export const overlay = (report: FaultReporter): HealingLoad<OverlayLibrary> => {
  loading ??= createHealingLoad({
    load: (attempt) => withRetryMark(attempt > 0, load),
    onFailure: (error) => report(error, 'overlay widgets'),
  })
  return loading
}
