import { createHealingLoad, type HealingLoad } from '../remotes/healing-load'

const load = () => import(/* webpackChunkName: "ui-overlay" */ '@shuttle/ui/overlay')
export type OverlayLibrary = Awaited<ReturnType<typeof load>>

let loading: HealingLoad<OverlayLibrary> | undefined

/** The widgets that lie over the page; fetched when the first of them is needed. */
export const overlay = (): HealingLoad<OverlayLibrary> => {
  loading ??= createHealingLoad({ load, onFailure: () => undefined })
  return loading
}
