import { existsSync } from 'node:fs'
import { runCommand } from './run-command'

/** Whether Debian packages can be installed: Debian or a derivative, and root. */
export const canInstallPackages = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

let updated = false

/** `apt-get install`, with lists refreshed once. Returns the error, or nothing. */
export const installPackages = async (names: readonly string[]): Promise<string | undefined> => {
  const options = { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  if (!updated) {
    const update = await runCommand('apt-get', ['update', '-qq'], options)
    if (!update.ok) return update.output
    updated = true
  }
  const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
  return install.ok ? undefined : install.output
}
