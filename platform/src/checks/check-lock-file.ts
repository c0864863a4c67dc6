export interface LockFile {
  packages: Readonly<
    Record<
      string,
      {
        resolved?: string
        link?: boolean
        integrity?: string
        optionalDependencies?: Record<string, string>
        peerDependencies?: Record<string, string>
      }
    >
  >
}

/**
 * The lock has no registry address, so that it installs from any mirror, and a hash for every package. npm omits the
 * hash of a binary for another platform that a mirror does not carry. One sentence for each fault.
 */
export const findLockFaults = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { resolved, link, integrity }]) => {
    if (resolved?.includes('://')) return [`${path} names ${resolved}`]
    const fromRegistry = path.includes('node_modules/') && !link
    return fromRegistry && !integrity ? [`${path} has no integrity`] : []
  })

/** Binaries of a package for another platform that the lock omits: `npm ci` would fail there. */
export const findMissingBinaries = ({ packages }: LockFile): string[] => {
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !named.has(name)),
  )
}
