import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceHash } from '../build/workspace'
import { packedWorkspaces } from '../independence/packed-packages'
import { exportedNames } from './exported-names'

/** What a packed package was at one version. */
export interface PackageSurface {
  version: string
  /** Hash of its sources, without tests. */
  source: string
  /** Entry of its `exports`, such as `./overlay` -> sorted names, types too. */
  names: Readonly<Record<string, readonly string[]>>
}

/** Name of a package -> its surface. */
export type Surfaces = Readonly<Record<string, PackageSurface>>

interface Manifest {
  name: string
  version: string
  files?: readonly string[]
  exports: Readonly<Record<string, string>>
}

/** The surface at the last version of every package, written by `npm run version-shared`. */
export const SURFACE_FILE = '.changeset/surface.json'

/** The modules of one entry: all of a folder where its path has a `*`; none for styles and settings. */
const modulesOf = (path: string): string[] => {
  const files = path.includes('*') ? readdirSync(dirname(path)).map((file) => join(dirname(path), file)) : [path]
  return files.filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
}

const readPackage = (root: string, folder: string): [string, PackageSurface] => {
  const {
    name,
    version,
    files = ['src'],
    exports,
  } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const names = Object.fromEntries(
    Object.entries(exports).flatMap(([entry, path]) => {
      const found = modulesOf(join(root, folder, path)).flatMap(exportedNames)
      return found.length === 0 ? [] : [[entry, [...new Set(found)].sort()]]
    }),
  )
  const folders = files.filter((file) => /^\w+$/.test(file)).map((file) => join(root, folder, file))
  return [name, { version, source: sourceHash(join(root, folder), folders), names }]
}

/** The surfaces of all packed packages, as their sources are now. */
export const readSurfaces = (root: string): Surfaces =>
  Object.fromEntries(packedWorkspaces(root).map((folder) => readPackage(root, folder)))
