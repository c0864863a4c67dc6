import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written into `dist` when a build has succeeded; equal sources are not built again. */
export const STAMP = '.built-from'

/** Whether a folder's build is of these sources (see `sourcesOf`). */
export const isFresh = (dir: string, sources: string): boolean => {
  const stamp = join(dir, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}
