import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export interface PackageFile {
  /** Name of the package that the file belongs to. */
  name: string
  /** Path of the file within the package, with `/`. */
  file: string
}

const names = new Map<string, string | undefined>()
const nameIn = (dir: string): string | undefined => {
  if (!names.has(dir)) {
    const manifest = join(dir, 'package.json')
    const found = existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string })
    names.set(dir, found ? found.name : undefined)
  }
  return names.get(dir)
}

/** The package of a file, wherever it is installed or linked; undefined for a file outside of packages. */
export const findPackage = (path: string): PackageFile | undefined => {
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    // Some packages mark a subfolder by a package.json without a name.
    const name = nameIn(dir)
    if (name !== undefined) return { name, file: relative(dir, path).split(sep).join('/') }
    if (dir === dirname(dir)) return undefined
  }
}
