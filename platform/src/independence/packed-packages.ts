/** Folder of a remote outside of the repository that holds our packages as files. */
export const PACKED = 'packages'

export const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/** `@shuttle/host` -> `shuttle-host.tgz`: without its version, so that a newer one takes the place of an older. */
export const packedFile = (name: string): string => `${name.replace('@', '').replace('/', '-')}.tgz`

/** How the remote's `package.json` and lock file name a packed package, such as `file:packages/shuttle-host.tgz`. */
export const packedSpec = (name: string): string => `file:${PACKED}/${packedFile(name)}`
