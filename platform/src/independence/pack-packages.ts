import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { packedFile, packedWorkspaces } from './packed-packages'
import type { PackedPackage } from './standalone-lock-file'

/** Packs the packages that remotes build with, as for a registry. The returned paths are absolute. */
export const packPackages = (root: string, to: string): PackedPackage[] => {
  mkdirSync(to, { recursive: true })
  const args = [
    'pack',
    '--json',
    '--silent',
    '--pack-destination',
    to,
    ...packedWorkspaces(root).flatMap((one) => ['-w', one]),
  ]
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const packed = JSON.parse(output) as { name: string; filename: string; integrity: string }[]
  return packed.map(({ name, filename, integrity }) => {
    renameSync(join(to, filename), join(to, packedFile(name)))
    return { name, resolved: `file:${join(to, packedFile(name))}`, integrity }
  })
}
