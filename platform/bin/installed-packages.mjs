import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/**
 * Whether the packages that the lock file names are installed. npm writes a list of what it has installed, so this holds
 * after `npm ci` by hand too; a workspace counts as installed where its link is.
 */
export const isInstalled = (root) => {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  const isThere = ([place, { version, integrity, optional, link }]) => {
    if (!place.includes('node_modules/')) return true
    if (link) return existsSync(join(root, place, 'package.json'))
    const found = installed[place]
    // A binary for another machine is not installed here.
    if (!found) return optional === true
    return found.version === version && (!integrity || !found.integrity || found.integrity === integrity)
  }
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(isThere)
}

const NEEDED =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|CI|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|(https?|no)_proxy|npm_config_.*)$/i

/** What installing needs of the environment: no secret of the service is there while packages are unpacked. */
export const installEnvironment = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)))

/** `npm ci` when the packages of the lock file are not installed; what went wrong is thrown. */
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
