import type { Reissue } from './reissue-build'
import type { ReleaseMoveions } from './release-actions'

export interface PlannedMove {
  what: string
  make: (actions: ReleaseMoveions) => Promise<unknown>
}

/** Further builds of each app, to be used one after another. */
export type Supply = Readonly<Record<'shell' | 'mf-purchase' | 'mf-account', readonly Reissue[]>>
type App = keyof Supply
type Stage = 'staff' | '5' | '25'

/** Number of further builds of each app that the whole plan uses. */
export const SUPPLY = { shell: 3, 'mf-purchase': 3, 'mf-account': 4 } as const

/** Moves of the whole plan. */
export const PLAN_LENGTH = 20

/** Twenty moves as on a busy day: of shell and remotes, direct, by trial, and rollbacks. */
export const planMoves = (supply: Supply): PlannedMove[] => {
  const taken = { shell: 0, 'mf-purchase': 0, 'mf-account': 0 }
  const next = (app: App): Reissue => {
    const build = supply[app][taken[app]++]
    if (!build) throw new Error(`no further build of ${app}`)
    return build
  }
  const publish = (app: App): PlannedMove => {
    const { dist } = next(app)
    return { what: `publish ${app}`, make: (actions) => actions.publish(dist) }
  }
  const attempt = (app: App, stage: Stage): PlannedMove => {
    const { dist } = next(app)
    return { what: `publish ${app} on trial at ${stage}`, make: (actions) => actions.publish(dist, stage) }
  }
  const promote = (app: App): PlannedMove => ({ what: `promote ${app}`, make: (actions) => actions.promote(app) })
  const rollback = (app: App): PlannedMove => ({ what: `rollback ${app}`, make: (actions) => actions.rollback(app) })
  return [
    publish('mf-purchase'),
    publish('shell'),
    rollback('mf-purchase'),
    publish('mf-account'),
    attempt('mf-purchase', '5'),
    promote('mf-purchase'),
    promote('mf-purchase'),
    rollback('mf-account'),
    publish('mf-account'),
    attempt('shell', '25'),
    rollback('shell'),
    publish('mf-purchase'),
    rollback('mf-purchase'),
    rollback('shell'),
    attempt('mf-account', 'staff'),
    promote('mf-account'),
    promote('mf-account'),
    promote('mf-account'),
    publish('shell'),
    publish('mf-account'),
  ]
}
