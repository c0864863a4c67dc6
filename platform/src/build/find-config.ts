import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder's own build configuration. */
export const OWN_CONFIG = 'rspack.config.ts'
const OF_REMOTES = join(import.meta.dirname, 'remote.rspack.config.ts')

/** The build configuration of a folder: its own, or the default of remotes; undefined for a folder that is no app. */
export const findConfig = (dir: string): string | undefined => {
  if (existsSync(join(dir, OWN_CONFIG))) return OWN_CONFIG
  return existsSync(join(dir, 'src/remote.manifest.ts')) ? OF_REMOTES : undefined
}
