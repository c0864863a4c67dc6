import {
  findNameableVersions,
  type Move,
  type ReleasedApp,
  ROLLBACK_DEPTH,
  STAGES,
  type Stage,
} from '@shuttle/releases'
import { versionBefore } from '../composition/compatibility'
import { ReleaseFault } from './release-context'

/**
 * Retires a remote: nothing of it is live, so its paths and slots are free. Open pages stay at their version, whose
 * files stay until they are pruned, so it is no withdrawal; publishing restores it. Throws {@link ReleaseFault}.
 */
export const retired = (app: ReleasedApp): Pick<ReleasedApp, 'live' | 'canary' | 'enabled'> => {
  if (app.kind === 'shell') throw new ReleaseFault('BAD_REQUEST', 'The shell cannot be retired: every page needs one.')
  if (app.live === null) throw new ReleaseFault('NOTHING_TO_DO', `Nothing of ${app.name} is live.`)
  return { live: null, canary: null, enabled: true }
}

/** State of an app after a move. */
export interface NextState {
  live: string | null
  canary: { version: string; stage: Stage } | null
  enabled: boolean
  /** Versions that open pages must leave. */
  withdrawn: string[]
  /** Withdrawn versions that are restored. */
  restored: string[]
  /** The version that went live for all visitors by this move. */
  wentLive: string | undefined
  /** True when open pages have a version to leave, or to restore. */
  isWithdrawal: boolean
}

const unchanged = (app: ReleasedApp): NextState => ({
  live: app.live,
  canary: app.canary,
  enabled: app.enabled,
  withdrawn: [],
  restored: [],
  wentLive: undefined,
  isWithdrawal: false,
})

const assertKnownBuild = (app: ReleasedApp, version: string): void => {
  if (!app.builds.some((build) => build.version === version))
    throw new ReleaseFault('UNKNOWN_VERSION', `${app.name} ${version} was never accepted here.`)
}

const isWithdrawn = (app: ReleasedApp, version: string): boolean =>
  app.builds.some((build) => build.version === version && build.withdrawn)

const restoring = (app: ReleasedApp, version: string): string[] => (isWithdrawn(app, version) ? [version] : [])

/** Moves `version` to `stage`; at 100 it is live and the trial ends. */
const atStage = (app: ReleasedApp, version: string, stage: Stage): NextState => {
  const next = { ...unchanged(app), restored: restoring(app, version) }
  if (stage !== '100') return { ...next, canary: { version, stage } }
  return { ...next, live: version, canary: null, wentLive: version }
}

const published = (app: ReleasedApp, version: string | undefined, stage: Stage = '100'): NextState => {
  if (version === undefined) throw new ReleaseFault('BAD_REQUEST', 'Name the version to publish.')
  assertKnownBuild(app, version)
  if (app.live === version && (stage !== '100' || app.canary === null))
    throw new ReleaseFault('ALREADY', `${app.name} ${version} is live already.`)
  if (app.live === null && stage !== '100')
    throw new ReleaseFault(
      'NOTHING_TO_DO',
      `${app.name} has nothing live beside which ${version} could be tried: publish it.`,
    )
  if (app.canary?.version === version && app.canary.stage === stage)
    throw new ReleaseFault('ALREADY', `${app.name} ${version} is at ${stage} already.`)
  return atStage(app, version, stage)
}

const promoted = (app: ReleasedApp, version: string | undefined, wanted: Stage | undefined): NextState => {
  const { canary } = app
  if (version !== undefined && version === app.live)
    throw new ReleaseFault('ALREADY', `${app.name} ${version} is live already.`)
  if (!canary || (version !== undefined && version !== canary.version))
    throw new ReleaseFault('NOTHING_TO_DO', `${app.name}${version ? ` ${version}` : ''} is not on trial.`)
  const now = STAGES.indexOf(canary.stage)
  const next = wanted ?? STAGES[now + 1]
  if (next === undefined || STAGES.indexOf(next) <= now)
    throw new ReleaseFault('NOTHING_TO_DO', `${app.name} ${canary.version} is at ${canary.stage} already.`)
  return atStage(app, canary.version, next)
}

const versionToReturnTo = (app: ReleasedApp, live: string): string => {
  const earlier = versionBefore(app, live, () => true)
  if (earlier === undefined) throw new ReleaseFault('NOTHING_TO_DO', `${app.name} has no version to go back to.`)
  return earlier
}

/** Versions that went live after this one: a rollback to it skips them. */
const wentLiveAfter = (app: ReleasedApp, version: string): string[] => {
  const since = app.builds.find((build) => build.version === version)?.wentLiveAt ?? Number.POSITIVE_INFINITY
  return app.builds.filter(({ wentLiveAt }) => wentLiveAt !== null && wentLiveAt > since).map((build) => build.version)
}

const rolledBack = (app: ReleasedApp, version: string | undefined): NextState => {
  if (app.canary && version === undefined)
    return { ...unchanged(app), canary: null, withdrawn: [app.canary.version], isWithdrawal: true }
  if (app.live === null) throw new ReleaseFault('NOTHING_TO_DO', `Nothing of ${app.name} is live.`)
  if (version !== undefined) assertKnownBuild(app, version)
  if (version === app.live) throw new ReleaseFault('NOTHING_TO_DO', `${app.name} ${version} is live already.`)
  if (version !== undefined && !findNameableVersions(app).some((build) => build.version === version))
    throw new ReleaseFault(
      'UNKNOWN_VERSION',
      `${app.name} ${version} is neither withdrawn nor among the last ${ROLLBACK_DEPTH} good ones that were live.`,
    )
  const target = version ?? versionToReturnTo(app, app.live)
  // A trial was based on the version that is left now.
  const left = [app.live, ...(app.canary ? [app.canary.version] : []), ...wentLiveAfter(app, target)]
  const withdrawn = [...new Set(left)].filter((one) => one !== target && !isWithdrawn(app, one))
  const restored = restoring(app, target)
  return { ...unchanged(app), live: target, canary: null, withdrawn, restored, isWithdrawal: true }
}

/** Withdraws a version that is not live; for a live one a rollback must name its successor. */
const withdrawnByName = (app: ReleasedApp, version: string | undefined): NextState => {
  if (version === undefined) throw new ReleaseFault('BAD_REQUEST', 'Name the version to withdraw.')
  assertKnownBuild(app, version)
  if (version === app.live)
    throw new ReleaseFault('BAD_REQUEST', `${app.name} ${version} is live: roll it back, which withdraws it.`)
  if (version === app.canary?.version)
    throw new ReleaseFault('BAD_REQUEST', `${app.name} ${version} is on trial: roll it back, which ends the trial.`)
  if (isWithdrawn(app, version)) throw new ReleaseFault('NOTHING_TO_DO', `${app.name} ${version} is withdrawn already.`)
  return { ...unchanged(app), withdrawn: [version], isWithdrawal: true }
}

const restoredByName = (app: ReleasedApp, version: string | undefined): NextState => {
  if (version === undefined) throw new ReleaseFault('BAD_REQUEST', 'Name the version whose withdrawal is over.')
  assertKnownBuild(app, version)
  if (!isWithdrawn(app, version)) throw new ReleaseFault('NOTHING_TO_DO', `${app.name} ${version} is not withdrawn.`)
  return { ...unchanged(app), restored: [version], isWithdrawal: true }
}

const switched = (app: ReleasedApp, enabled: boolean): NextState => {
  if (app.kind === 'shell') throw new ReleaseFault('BAD_REQUEST', 'The shell cannot be closed: roll it back.')
  if (app.enabled === enabled)
    throw new ReleaseFault('NOTHING_TO_DO', `${app.name} is ${enabled ? 'open' : 'closed'} already.`)
  return { ...unchanged(app), enabled, isWithdrawal: true }
}

/** The state of an app after a move. Throws {@link ReleaseFault} when the move is not possible. */
export const nextState = (app: ReleasedApp, move: Move): NextState => {
  switch (move.action) {
    case 'publish':
      return published(app, move.version, move.stage)
    case 'promote':
      return promoted(app, move.version, move.stage)
    case 'rollback':
      return rolledBack(app, move.version)
    case 'disable':
      return switched(app, false)
    case 'enable':
      return switched(app, true)
    case 'retire':
      return { ...unchanged(app), ...retired(app) }
    case 'withdraw':
      return withdrawnByName(app, move.version)
    case 'restore':
      return restoredByName(app, move.version)
  }
}
