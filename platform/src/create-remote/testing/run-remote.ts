import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const bin = resolve(import.meta.dirname, '../../../bin/remote.mjs')

/** Runs a remote's own script, as `npm run` would. */
export const runRemote = (dir: string, ...args: readonly string[]): { status: number | null; output: string } => {
  const done = spawnSync(process.execPath, [bin, ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  return { status: done.status, output: done.stdout + done.stderr }
}
