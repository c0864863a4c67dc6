import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPackageFolders, type LockedPackages } from './used-packages-of'

interface Sbom {
  metadata: { component: object }
  components: Array<{ 'bom-ref': string }>
  dependencies: Array<{ ref: string; dependsOn: string[] }>
}

/** Workspaces that run in a browser or at a server; packages of the platform and of tests do not. */
const SHIPPED = /^(server|composer|shell|mf-[^/]+|shared\/(?!testing$)[^/]+)$/

/** Folders of all packages that service and pages depend on, ours included, with binaries for every platform. */
const findShipped = (packages: LockedPackages): string[] => {
  const own = Object.keys(packages).filter((folder) => SHIPPED.test(folder))
  const named = own.flatMap((folder) => Object.keys(packages[folder]?.dependencies ?? {}))
  const foreign = new Set(named.filter((name) => !name.startsWith('@shuttle/')))
  return [...own, ...findPackageFolders(packages, [...foreign], (folder) => packages[folder] !== undefined)]
}

/**
 * The SBOM (CycloneDX) of everything in a checkout that runs, from its lock file only, and equal for equal lock files.
 * It computes the closure itself, because npm's `--omit dev` drops packages that any package needs for its tests.
 */
export const makeSbom = (root: string): string => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackages[string] & { name?: string; version?: string }>
  }
  const toRef = (folder: string): string => {
    const { name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length), version } =
      packages[folder] ?? {}
    return `${name}@${version}`
  }
  const shipped = new Set(findShipped(packages).map(toRef))
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const printed = execFileSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { metadata, components, dependencies, ...head } = JSON.parse(printed) as Sbom
  const sbom = {
    ...head,
    // Removed: they differ each time, or have the folder's name, and are optional.
    serialNumber: undefined,
    metadata: {
      ...metadata,
      timestamp: undefined,
      component: { ...metadata.component, name: packages['']?.name },
    },
    components: components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) })),
  }
  return `${JSON.stringify(sbom, undefined, 2)}\n`
}
