import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Identity } from './unprivileged-user'

/**
 * Listens on a socket in the data folder only. Its log has neither statements nor values: they contain passenger data.
 */
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_directories=.',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'shared_buffers=64MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=fatal',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

export interface Postmaster {
  pid: number
  hasEnded: () => boolean
  /** The last lines of its output, for the report of a failed start. */
  output: () => string
}

const MAX_OUTPUT_CHARS = 4000

/**
 * Starts the server in a process group of its own: Ctrl+C in a terminal reaches the service alone, which stops the
 * server after its last answer. `log` gets each line that the server writes.
 */
export const startPostmaster = (
  bin: string,
  folder: string,
  identity: Identity,
  log: (line: string) => void,
): Postmaster => {
  const options = SETTINGS.flatMap((setting) => ['-c', setting])
  const child: ChildProcess = spawn(join(bin, 'postgres'), ['-D', folder, ...options], {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LANG: 'C', LC_ALL: 'C' },
  })
  let output = ''
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', (error) => {
    output += error.message
    hasEnded = true
  })
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + part.toString()).slice(-MAX_OUTPUT_CHARS)
    for (const line of part.toString().split('\n')) if (line.trim()) log(line.trim())
  })
  // Neither the child process nor its output prevents the service from ending.
  child.unref()
  ;(child.stderr as { unref?: () => void } | null)?.unref?.()
  return { pid: child.pid ?? 0, hasEnded: () => hasEnded, output: () => output }
}
