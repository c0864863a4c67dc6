import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Probe, ProbeResult } from '@shuttle/composer'

/** More than a smoke of `npm run release` takes, and less than its token lives. */
const ENDS_WITHIN_MS = 780_000
const BROKEN = 1
/** Of what a program writes, this much of its end is stored. */
const MOST_CHARACTERS = 10_000

/** The last line that a stream has had. */
const lastLineOf = (stream: Readable): (() => string) => {
  let text = ''
  stream.on('data', (part: Buffer) => {
    text = (text + part.toString()).slice(-MOST_CHARACTERS)
  })
  return () => text.trim().split('\n').at(-1) ?? ''
}

/** Ends a program and what it started, which has its own group of processes. */
const endGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

interface ProbeProgram {
  /** Absolute path, and arguments after blanks. */
  command: string
  /** Public address of the site. */
  site: string
  /** Opens one version to a smoke. */
  signToken: (of: { app: string; version: string }) => string
  endsWithinMs?: number
}

/**
 * A probe by a program that opens the pages of a version in a browser, such as `npm run release -- smoke`. It is started
 * with app and version, and no secret of the service; it ends with 0 for a sound version or 1 for a broken one, after a
 * line that names the fault; any other end tells nothing.
 */
export const probeCommand = (
  { command, site, signToken, endsWithinMs = ENDS_WITHIN_MS }: ProbeProgram,
  { PATH, HOME, CHROMIUM_PATH }: NodeJS.ProcessEnv = process.env,
): Probe => {
  const [program = '', ...args] = command.split(/ +/)
  return ({ name, version }) =>
    new Promise<ProbeResult>((resolve) => {
      const env = { PATH, HOME, CHROMIUM_PATH, RELEASE_SITE: site, SMOKE_TOKEN: signToken({ app: name, version }) }
      const child = spawn(program, [...args, name, version], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
      const end = (finding: ProbeResult['finding'], what: string) => {
        clearTimeout(timer)
        resolve({ finding, what })
      }
      const timer = setTimeout(() => {
        endGroup(child.pid)
        end('unknown', `${program} did not end in time`)
      }, endsWithinMs)
      const [output, errors] = [lastLineOf(child.stdout), lastLineOf(child.stderr)]
      child.on('error', (error) => end('unknown', error.message))
      child.on('close', (code) => {
        if (code === 0) return end('sound', 'its pages open')
        end(code === BROKEN ? 'broken' : 'unknown', output() || errors() || `${program} ended without a finding`)
      })
    })
}
