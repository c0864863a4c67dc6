import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of a remote outside of the repository that holds our packages as files. */
export const PACKED = 'packages'

/** Workspaces that other teams build with: everything shared, and the preset. */
export const packedWorkspaces = (root: string): string[] => [
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  'platform',
]

export const isOurs = (name: string): boolean => name.startsWith('@shuttle/')

/** `@shuttle/host` -> `shuttle-host.tgz`: without its version, so that a newer file replaces an older one. */
export const packedFile = (name: string): string => `${name.replace('@', '').replace('/', '-')}.tgz`

/**
 * The spec of a packed package in the remote's `package.json` and lock file, such as `file:packages/shuttle-host.tgz`.
 */
export const packedSpec = (name: string): string => `file:${PACKED}/${packedFile(name)}`
