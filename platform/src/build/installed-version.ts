import { readFileSync } from 'node:fs'
import { findPackageJSON } from './find-package-json'

/** Version of a package as `dir` would import it. */
export const installedVersion = (name: string, dir: string): string => {
  const { version } = JSON.parse(readFileSync(findPackageJSON(name, dir), 'utf8')) as { version: string }
  return version
}
