import { SiteRefusal } from './release-client'

export interface CheckoutBuild {
  kind: 'shell' | 'remote'
  name: string
  version: string
}

export interface Publishing<Build extends CheckoutBuild> {
  /** Throws {@link Refusal}; `INCOMPATIBLE` when the build does not fit what is live. */
  publish: (build: Build) => Promise<void>
  /** Withdraws a stored build that cannot be returned to after this change. */
  giveUp?: (build: { app: string; version: string }) => Promise<void>
  /** Closes or opens a remote; false when there was nothing to do. */
  turn: (name: string, action: 'disable' | 'enable') => Promise<boolean>
}

/** Publishes concurrently; returns the builds that do not fit what is live yet. */
const publishAll = async <Build extends CheckoutBuild>(
  builds: readonly Build[],
  { publish }: Publishing<Build>,
): Promise<{ build: Build; refusal: SiteRefusal }[]> => {
  const refused = builds.map(async (build) => {
    try {
      await publish(build)
      return []
    } catch (refusal) {
      if (refusal instanceof SiteRefusal && refusal.code === 'INCOMPATIBLE') return [{ build, refusal }]
      throw refusal
    }
  })
  return (await Promise.all(refused)).flat()
}

/** The shell before remotes, repeated as long as each round publishes at least one build. */
const publishInRounds = async <Build extends CheckoutBuild>(
  builds: readonly Build[],
  publishing: Publishing<Build>,
): Promise<{ build: Build; refusal: SiteRefusal }[]> => {
  const refused = [
    ...(await publishAll(
      builds.filter(({ kind }) => kind === 'shell'),
      publishing,
    )),
    ...(await publishAll(
      builds.filter(({ kind }) => kind === 'remote'),
      publishing,
    )),
  ]
  const again = refused.map(({ build }) => build)
  return refused.length === 0 || refused.length === builds.length ? refused : publishInRounds(again, publishing)
}

/**
 * Publishes builds that were made together. A remote may need the new shell, and a shell may drop what only old remotes
 * use: a refused build waits for the others. When each waits for the other, the remotes are closed during the change.
 * Throws the first remaining refusal.
 */
export const publishTogether = async <Build extends CheckoutBuild>(
  builds: readonly Build[],
  publishing: Publishing<Build>,
): Promise<void> => {
  const first = await publishInRounds(builds, publishing)
  const stored = new Map(
    first.flatMap(({ refusal }) => refusal.stored.map((one) => [`${one.app} ${one.version}`, one])),
  )
  for (const build of stored.values()) await publishing.giveUp?.(build)
  const refused =
    stored.size > 0
      ? await publishInRounds(
          first.map(({ build }) => build),
          publishing,
        )
      : first
  if (refused.length === 0) return
  const waiting = refused.map(({ build }) => build)
  const closed: string[] = []
  for (const { kind, name } of waiting)
    if (kind === 'remote' && (await publishing.turn(name, 'disable'))) closed.push(name)
  const left = closed.length > 0 ? await publishInRounds(waiting, publishing) : refused
  for (const name of closed) await publishing.turn(name, 'enable')
  if (left[0]) throw left[0].refusal
}
