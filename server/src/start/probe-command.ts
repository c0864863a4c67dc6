import { execFile } from 'node:child_process'
import type { Probe, ProbeResult } from '@shuttle/composer'

/** A browser that opens fifty pages takes a few minutes. */
const ENDS_WITHIN_MS = 300_000
const BROKEN = 1

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/**
 * A probe by a program of the operator, such as one that opens the pages of a version in a browser. It is started with
 * app, version and address of the site, and ends with 0 for a sound version or 1 for a broken one, after a line that
 * names the fault; any other end tells nothing.
 */
export const probeCommand =
  (program: string, site: string, endsWithinMs = ENDS_WITHIN_MS): Probe =>
  ({ name, version }) =>
    new Promise<ProbeResult>((resolve) => {
      execFile(program, [name, version, site], { timeout: endsWithinMs, env: {} }, (error, output) => {
        if (!error) return resolve({ finding: 'sound', what: 'its pages open' })
        const what = lastLine(output) || `${program} ended without a finding`
        resolve({ finding: error.code === BROKEN && !error.killed ? 'broken' : 'unknown', what })
      })
    })
