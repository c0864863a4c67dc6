import type { BuildRecord } from '@shuttle/contracts'
import { clashes } from '../composition/clashes'
import { incompatibility } from '../composition/incompatibility'

/** What visitors may get of one app: its live version and the one on trial. */
export interface Offered {
  kind: 'shell' | 'remote'
  name: string
  enabled: boolean
  records: readonly BuildRecord[]
}

/**
 * Every reason why some visitor could get a page that does not work: each shell on offer with each remote, and each
 * pair of remotes. Sentences; none when all goes together. Without a shell nothing can be judged yet.
 */
export const bookFaults = (apps: readonly Offered[]): string[] => {
  const shells = apps.filter(({ kind }) => kind === 'shell').flatMap(({ records }) => records)
  const remotes = apps.filter(({ kind }) => kind === 'remote')
  const misfits = remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ records }) => records)
    .flatMap((remote) => shells.flatMap((shell) => incompatibility(shell, remote) ?? []))
  // Closed remotes keep their paths.
  const disputes = remotes.flatMap((left, index) =>
    remotes
      .slice(index + 1)
      .flatMap((right) => left.records.flatMap((one) => right.records.flatMap((other) => clashes([one, other])))),
  )
  return [...new Set([...misfits, ...disputes])]
}
