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
 * The lock names no registry's address, so that it installs from any mirror; the hash of every package says what it is, also of
 * binaries for other machines, which npm leaves without one where a mirror does not carry them. One sentence for each fault.
 */
export const findLockFaults = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { resolved, link, integrity }]) => {
    if (resolved?.includes('://')) return [`${path} names ${resolved}`]
    const fromRegistry = path.includes('node_modules/') && !link
    return fromRegistry && !integrity ? [`${path} has no integrity`] : []
  })

/** Binaries that a package has for another machine and the lock leaves out: there `npm ci` would fail. */
export const findMissingBinaries = ({ packages }: LockFile): string[] => {
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !named.has(name)),
  )
}
