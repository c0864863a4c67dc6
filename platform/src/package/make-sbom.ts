import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPackageFolders, type LockedPackages } from './used-packages-of'

interface Sbom {
  metadata: { component: object }
  components: Array<{ 'bom-ref': string }>
  dependencies: Array<{ ref: string; dependsOn: string[] }>
}

/** What runs in a browser or at a server; the platform's and the tests' packages do not. */
const SHIPPED = /^(server|composer|shell|mf-[^/]+|shared\/(?!testing$)[^/]+)$/

/** Folders of what service and pages stand on, our own included; of binaries those for every machine. */
const findShipped = (packages: LockedPackages): string[] => {
  const own = Object.keys(packages).filter((folder) => SHIPPED.test(folder))
  const named = own.flatMap((folder) => Object.keys(packages[folder]?.dependencies ?? {}))
  const foreign = new Set(named.filter((name) => !name.startsWith('@shuttle/')))
  return [...own, ...findPackageFolders(packages, [...foreign], (folder) => packages[folder] !== undefined)]
}

/**
 * What of a checkout runs, by its lock file alone: CycloneDX, the same for the same lock file. By closure, because npm's own `--omit dev`
 * leaves out what any package needs for its tests, though another one runs it.
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
    // Other ones each time, and the folder's name: none of them has to be there.
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
