import { join } from 'node:path'
import { hashSources, isFresh } from '../build/workspace'

/**
 * Path of the built service for tests that start it as a process, if its build has the current sources: starting from
 * source takes four times as long.
 */
export const builtService = (root: string): Record<string, string> => {
  const dir = join(root, 'server')
  return isFresh(dir, hashSources(dir)) ? { BUILT_SERVICE: 'server/dist/main.mjs' } : {}
}
