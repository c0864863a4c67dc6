import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { layOut } from '../build/lay-out'
import { readSurfaces, SURFACE_FILE, type Surfaces } from './package-surface'

/**
 * `npm run version-shared`: turns the change files into versions and change logs of the packed packages, brings the
 * lock file up to date, and records what each package exports at its version.
 */
const root = resolve(import.meta.dirname, '../../..')
const npm = (...args: string[]): void => {
  execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
}
npm('exec', '--offline', '--', 'changeset', 'version')
// What changed in apps is in the change log of the site.
for (const name of readdirSync(root))
  if (name !== 'platform' && existsSync(join(root, name, 'package.json')))
    rmSync(join(root, name, 'CHANGELOG.md'), { force: true })
npm('install', '--package-lock-only', '--ignore-scripts', '--offline', '--silent')
const file = join(root, SURFACE_FILE)
const before = JSON.parse(readFileSync(file, 'utf8')) as Surfaces
const now = readSurfaces(root)
writeFileSync(file, JSON.stringify(now))
layOut(root, file)
for (const [name, { version }] of Object.entries(now))
  if (version !== before[name]?.version) console.log(`${name} ${version}`)
