import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SHARED_LIBRARIES } from './shared-libraries'

/** Walks up from `dir`, because `exports` maps hide most package.json files from `require.resolve`. */
export const findPackageJSON = (name: string, dir: string): string => {
  for (let at = dir; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name, 'package.json')
    if (existsSync(candidate)) return candidate
    if (at === dirname(at)) throw new Error(`${name} is not installed for ${dir}`)
  }
}

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
