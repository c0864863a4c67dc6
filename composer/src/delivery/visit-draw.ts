import { signVisit } from '../visits/visit-id'
import type { Visits } from './report.routes'

/** The signed id of a new visit, for a share of the documents; undefined for the others, which report no events. */
export type DrawVisit = () => string | undefined

export const createVisitDraw =
  ({
    visits: { share, keys },
    now,
    random = Math.random,
  }: {
    visits: Pick<Visits, 'share' | 'keys'>
    now: () => number
    /** In [0, 1). */
    random?: () => number
  }): DrawVisit =>
  () =>
    random() < share ? signVisit(keys[0], now()) : undefined
