import { installedVersion } from './installed-version'
import { SHARED_LIBRARIES } from './shared-libraries'

/** `key -> ^version` as installed beside `dir`: what a remote asks of the shell. */
export const sharedRanges = (dir: string): Record<string, string> =>
  Object.fromEntries(SHARED_LIBRARIES.map(({ key, from }) => [key, `^${installedVersion(from, dir)}`]))

/** `key -> version`: what a shell built here provides. */
export const sharedVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(SHARED_LIBRARIES.map(({ key, from }) => [key, installedVersion(from, dir)]))
