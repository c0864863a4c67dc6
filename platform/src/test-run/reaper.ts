import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * A process that outlives this one by a moment: when its input ends, however this process ended, it kills what was started here
 * and removes the folders that were named.
 */
let reaper: ChildProcess | undefined

const send = (line: string): void => {
  if (reaper === undefined) {
    reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper-process.mjs')], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    reaper.unref()
    reaper.stdin?.on('error', () => {})
    ;(reaper.stdin as { unref?: () => void } | null)?.unref?.()
  }
  reaper.stdin?.write(`${line}\n`)
}

/** The process is the head of a group, which is killed as a whole. */
export const killAtLast = (pid: number): void => send(`process ${pid}`)
/** It ended: its number may belong to another one soon. */
export const forgetProcess = (pid: number): void => send(`ended ${pid}`)
export const removeAtLast = (folder: string): void => send(`folder ${folder}`)
