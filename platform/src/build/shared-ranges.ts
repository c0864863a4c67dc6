import { readFileSync } from 'node:fs'
import { SHARED_LIBRARIES } from './shared-libraries'
import { findPackageJSON } from './used-packages'

/** Version of a package as `dir` would import it. */
export const installedVersion = (name: string, dir: string): string => {
  const { version } = JSON.parse(readFileSync(findPackageJSON(name, dir), 'utf8')) as { version: string }
  return version
}

/** `key -> ^version` as installed beside `dir`: a remote's requirement of the shell. */
export const sharedRanges = (dir: string): Record<string, string> =>
  Object.fromEntries(SHARED_LIBRARIES.map(({ key, from }) => [key, `^${installedVersion(from, dir)}`]))

/** `key -> version`: the versions that a shell built here provides. */
export const sharedVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(SHARED_LIBRARIES.map(({ key, from }) => [key, installedVersion(from, dir)]))
