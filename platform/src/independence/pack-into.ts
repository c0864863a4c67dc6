import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock, LockEntry } from '../build/used-packages'
import { remoteDependencies } from '../create-remote/placeholders'
import { packPackages } from './pack-packages'
import { isOurs, PACKED, packedSpec } from './packed-packages'
import { createStandaloneLock, type PackedPackage } from './standalone-lock-file'

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content
const writeJson = (file: string, content: object): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/** The part of a `package.json` that npm writes into the lock file. */
const toRootEntry = ({ name, version, dependencies, devDependencies }: LockEntry): LockEntry => ({
  ...(name !== undefined && { name }),
  ...(version !== undefined && { version }),
  ...(dependencies && { dependencies }),
  ...(devDependencies && { devDependencies }),
})

/** A `package.json` with the shared libraries at the versions of the repository; others do not change. */
const withSharedVersions = (own: LockEntry, versions: Readonly<Record<string, string>>): LockEntry => {
  const raise = (given: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(given).map(([name, version]) => [name, isOurs(name) ? version : (versions[name] ?? version)]),
    )
  return { ...own, dependencies: raise(own.dependencies), devDependencies: raise(own.devDependencies) }
}

/** A lock file with the new content of our packages; the team's other entries do not change. */
const withPacked = (own: Lock, lock: Lock, packed: readonly PackedPackage[]): Lock => {
  const packages = { ...own.packages }
  for (const { name, integrity } of packed) {
    const place = `node_modules/${name}`
    if (!packages[place]) continue
    const workspace = lock.packages[place]?.resolved ?? ''
    const { name: _name, devDependencies: _devDependencies, ...entry } = lock.packages[workspace] ?? {}
    packages[place] = { ...entry, resolved: packedSpec(name), integrity }
  }
  return { ...own, packages }
}

/**
 * A new remote whose shared packages come from a registry gets a lock file of all others, so that `npm install` adds
 * ours to what was tested together.
 */
export const lockForRegistry = (root: string, dir: string): void => {
  const lock = readJson<Lock>(join(root, 'package-lock.json'))
  const own = toRootEntry(readJson<LockEntry>(join(dir, 'package.json')))
  writeJson(join(dir, 'package-lock.json'), createStandaloneLock(lock, '', undefined, own))
}

/**
 * Packs our packages into the folder of a remote outside of the repository. A new remote gets a lock file cut out of
 * the repository's, so that `npm ci` installs what was tested together. An existing remote gets new versions of our
 * packages in its lock file and of the shared libraries in its `package.json`, and then needs `npm install`.
 */
export const packInto = (root: string, dir: string): { names: string[]; isNew: boolean } => {
  const lock = readJson<Lock>(join(root, 'package-lock.json'))
  const packed = packPackages(root, join(dir, PACKED)).map((one) => ({ ...one, resolved: packedSpec(one.name) }))
  const [file, manifest] = [join(dir, 'package-lock.json'), join(dir, 'package.json')]
  const isNew = !existsSync(file)
  const { dependencies, devDependencies } = remoteDependencies(root)
  const written = readJson<LockEntry>(manifest)
  const raised = withSharedVersions(written, { ...dependencies, ...devDependencies })
  if (JSON.stringify(raised) !== JSON.stringify(written)) writeJson(manifest, raised)
  const own = toRootEntry(raised)
  writeJson(file, isNew ? createStandaloneLock(lock, '', packed, own) : withPacked(readJson<Lock>(file), lock, packed))
  return { names: packed.map(({ name }) => name), isNew }
}
