export interface LockFile {
  packages: Readonly<Record<string, { resolved?: string; link?: boolean; integrity?: string }>>
}

/**
 * The lock names no registry's address, so that it installs from any mirror; the hash of every package says what it is.
 * One sentence for each fault.
 */
export const lockFaults = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { resolved, link, integrity }]) => {
    if (resolved?.includes('://')) return [`${path} names ${resolved}`]
    const fromRegistry = path.includes('node_modules/') && !link
    return fromRegistry && !integrity ? [`${path} has no integrity`] : []
  })
