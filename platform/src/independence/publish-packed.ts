import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackages } from './pack-packages'
import { packedFile } from './packed-packages'

interface Manifest {
  name: string
  version: string
  private?: boolean
}

const isPublished = async (registry: string, { name, version }: Manifest): Promise<boolean> => {
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry))
  if (answer.status === 404) return false
  if (!answer.ok) throw new Error(`${registry} answered ${answer.status} to a read of ${name}`)
  const { versions = {} } = (await answer.json()) as { versions?: Record<string, unknown> }
  return Object.hasOwn(versions, version)
}

/**
 * Publishes the packages that remotes are built with to an npm registry; versions that it has are left out. npm takes
 * the sign-in from its own configuration. Returns what was published, such as `@shuttle/host@1.1.0`.
 */
export const publishPacked = async (root: string, registry: string): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-packed-'))
  try {
    const unpacked = packPackages(root, folder).map(({ name }) => {
      const dir = mkdtempSync(join(folder, 'package-'))
      execFileSync('tar', ['-xzf', join(folder, packedFile(name)), '-C', dir, '--strip-components=1'])
      const file = join(dir, 'package.json')
      const { private: _private, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
      writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
      return { dir, manifest }
    })
    // All reads come first: npm blocks this process, and a connection that was left open ends meanwhile.
    const known = await Promise.all(unpacked.map(({ manifest }) => isPublished(registry, manifest)))
    const missing = unpacked.filter((_, at) => !known[at])
    for (const { dir } of missing)
      execFileSync('npm', ['publish', dir, '--silent', '--ignore-scripts', '--registry', registry], {
        shell: process.platform === 'win32',
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    return missing.map(({ manifest: { name, version } }) => `${name}@${version}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
