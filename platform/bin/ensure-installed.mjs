import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const stamp = join(root, 'node_modules/.installed-from')
const [major, minor] = process.versions.node.split('.').map(Number)

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** `npm ci` when packages are missing or the lock file has changed since; a line and exit 1 when it cannot. */
export const ensureInstalled = () => {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('· installing packages (npm ci), about a minute')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error(`npm ci failed:\n${done.stderr}`)
    process.exit(1)
  }
  writeFileSync(stamp, hash)
}
