import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOf, type RemoteOptions } from './remote-options'

/** CODEOWNERS with a line for a remote, after those of the other remotes. */
export const withOwner = (codeowners: string, name: string, owner: string): string => {
  const lines = codeowners.split('\n')
  if (lines.some((line) => line.startsWith(`/${name}/`))) return codeowners
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'))
  const column = lines[last]?.indexOf('@') ?? 0
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(Math.max(column - 1, 0))} ${owner}`)
  return lines.join('\n')
}

interface Lock {
  packages: Record<string, object>
}
const sorted = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The lock file with a workspace added: otherwise the next `npm ci` fails. */
export const withWorkspace = (lock: Lock, name: string, manifest: object): Lock => {
  const { name: id, version, dependencies, devDependencies } = manifest as Record<string, unknown> & { name: string }
  return {
    ...lock,
    packages: sorted({
      ...lock.packages,
      [name]: { name: id, version, dependencies, devDependencies },
      [`node_modules/${id}`]: { resolved: name, link: true },
    }),
  }
}

/**
 * Registers a remote as a workspace of the repository: its lines in CODEOWNERS and the lock file, and the link that
 * `npm ci` would create, so that no installation is needed.
 */
export const joinRepository = (
  repository: string,
  { name, owner = ownerOf(name) }: Pick<RemoteOptions, 'name' | 'owner'>,
): void => {
  const owners = join(repository, 'CODEOWNERS')
  writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), name, owner))
  const lockFile = join(repository, 'package-lock.json')
  const manifest = JSON.parse(readFileSync(join(repository, name, 'package.json'), 'utf8')) as object
  const lock = withWorkspace(JSON.parse(readFileSync(lockFile, 'utf8')) as Lock, name, manifest)
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  const link = join(repository, 'node_modules/@shuttle', name)
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(repository, name), link, 'junction')
}
