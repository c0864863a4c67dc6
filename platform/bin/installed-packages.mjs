import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/**
 * Whether the packages of the lock file are installed. It reads npm's own list, so that `npm ci` by hand counts too; a
 * workspace counts as installed where its link exists.
 */
export const isInstalled = (root) => {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  const isThere = ([place, { version, integrity, optional, link }]) => {
    if (!place.includes('node_modules/')) return true
    if (link) return existsSync(join(root, place, 'package.json'))
    const found = installed[place]
    // A binary for another platform is not installed here.
    if (!found) return optional === true
    return found.version === version && (!integrity || !found.integrity || found.integrity === integrity)
  }
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(isThere)
}

const NEEDED =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|CI|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|(https?|no)_proxy|npm_config_.*)$/i

/** Environment of the installation: secrets of the service are removed, because package scripts run in it. */
export const installEnvironment = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)))

/** Runs `npm ci` when the packages of the lock file are not installed. Throws its failure. */
export const ensureInstalled = (root) => {
  if (isInstalled(root)) return
  console.log('· installing packages (npm ci), about a minute')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    env: installEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) throw new Error(`npm ci failed:\n${done.stderr}`)
}
