import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * A process that outlives this one briefly: when its input ends, however this process ended, it kills the registered
 * processes and removes the registered folders.
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

/** The process is the leader of a group, which is killed as a whole. */
export const killAtLast = (pid: number): void => send(`process ${pid}`)
/** The process has ended: its id may soon belong to another one. */
export const forgetProcess = (pid: number): void => send(`ended ${pid}`)
export const removeAtLast = (folder: string): void => send(`folder ${folder}`)
