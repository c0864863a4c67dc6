import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Ranges = Readonly<Record<string, string>>
export interface PackageManifest {
  /** Folder from the root, `.` for the root itself. */
  folder: string
  name: string
  dependencies?: Ranges
  devDependencies?: Ranges
  peerDependencies?: Ranges
}

const read = (root: string, folder: string): PackageManifest => ({
  ...(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageManifest),
  folder,
})

/** The manifests of the root and of all its packages. */
export const packageManifests = (root: string): PackageManifest[] => {
  const folders = [
    ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
    ...readdirSync(root).filter((name) => name !== 'node_modules'),
  ]
  return [
    read(root, '.'),
    ...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).map((folder) => read(root, folder)),
  ]
}

/** All dependencies of a package, of any kind, with their versions. */
export const listDependencies = (manifest: PackageManifest): [name: string, version: string][] =>
  Object.entries({ ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies })
