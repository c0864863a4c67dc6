import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRemote } from './create-remote'
import type { RemoteOptions } from './remote-options'

/**
 * Creates a remote in a folder outside of the repository, linked to the repository's packages, for tests that use it at
 * once. Returns its folder.
 */
export const createLinkedRemote = (repository: string, options: RemoteOptions, parent: string): Promise<string> => {
  mkdirSync(resolve(parent), { recursive: true })
  const link = join(resolve(parent), 'node_modules')
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(repository, 'node_modules'), link, 'junction')
  return createRemote(repository, options, parent)
}
