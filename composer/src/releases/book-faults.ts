import type { BuildRecord } from '@shuttle/contracts'
import { asClaimant } from '../composition/as-claimant'
import { clashes } from '../composition/clashes'
import { incompatibility } from '../composition/incompatibility'
import { type ServedWire, unservedWire } from './unserved-wire'

/** What visitors may get of one app: its live version and the one on trial. */
export interface Offered {
  kind: 'shell' | 'remote'
  name: string
  enabled: boolean
  records: readonly BuildRecord[]
}

/**
 * Every reason why some visitor could get a page that does not work: each shell on offer with each remote, each remote
 * with the service, and each pair of apps. Sentences; none when all goes together. Without a shell nothing can be judged yet.
 */
export const bookFaults = (apps: readonly Offered[], servedWire: ServedWire): string[] => {
  const shells = apps.filter(({ kind }) => kind === 'shell').flatMap(({ records }) => records)
  const remotes = apps.filter(({ kind, enabled }) => kind === 'remote' && enabled).flatMap(({ records }) => records)
  const misfits = remotes
    .flatMap((remote) => [...shells.map((shell) => incompatibility(shell, remote)), unservedWire(remote, servedWire)])
    .filter((sentence) => sentence !== undefined)
  // Closed remotes keep their paths.
  const disputes = apps.flatMap((left, index) =>
    apps
      .slice(index + 1)
      .flatMap((right) =>
        left.records.flatMap((one) => right.records.flatMap((other) => clashes([asClaimant(one), asClaimant(other)]))),
      ),
  )
  return [...new Set([...misfits, ...disputes])]
}
