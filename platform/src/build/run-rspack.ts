import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findConfig } from './find-config'

/**
 * Runs `rspack build` with one configuration through its command line, as a team would. Rejects with the whole output.
 */
export const runRspack = (
  root: string,
  dir: string,
  config = findConfig(dir) ?? 'rspack.config.ts',
  env: Readonly<Record<string, string>> = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const cli = join(root, 'node_modules/@rspack/cli/bin/rspack.js')
    const child = spawn(process.execPath, ['--import', 'tsx', cli, 'build', '-c', config], {
      cwd: dir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`building ${dir} failed\n${output}`))))
  })
