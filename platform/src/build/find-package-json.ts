import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Walks up from `dir`: `exports` maps hide most package.json files from `require.resolve`. */
export const findPackageJSON = (name: string, dir: string): string => {
  for (let at = dir; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name, 'package.json')
    if (existsSync(candidate)) return candidate
    if (at === dirname(at)) throw new Error(`${name} is not installed for ${dir}`)
  }
}
