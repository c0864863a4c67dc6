import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PidFile {
  pid: number
  /** Seconds since 1970. */
  startedAt: number
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Content of the pid file of the server's first process; undefined where it is missing or incomplete. */
export const readPidFile = (folder: string): PidFile | undefined => {
  const [pid = '', , startedAt = ''] = (read(join(folder, 'postmaster.pid')) ?? '').split('\n')
  return Number(pid) > 0 && Number(startedAt) > 0 ? { pid: Number(pid), startedAt: Number(startedAt) } : undefined
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process with this number works in this folder, as a server does in its data: process numbers are reused.
 */
export const isServerOf = (folder: string, pid: number): boolean => {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

/** One of two starts clears; the fresh file of a third is not removed, because it is read again under the mark. */
const withMark = (mark: string, work: () => void): void => {
  const marker = Number(read(mark) ?? process.pid)
  if (marker !== process.pid && !isAlive(marker)) rmSync(mark, { force: true })
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  try {
    work()
  } finally {
    rmSync(mark, { force: true })
  }
}

/** A server writes its process number into both, and refuses to start while that process exists. */
const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock']

/**
 * Removes lock files that name a process that is no server of this folder: it reuses the number, or has ended and its
 * parent has not noticed. PostgreSQL itself removes those of processes that are gone, and detects processes of an
 * earlier server.
 */
export const clearStaleLocks = (folder: string): void => {
  const listStale = () =>
    LOCK_FILES.map((name) => join(folder, name)).filter((file) => {
      const pid = Number(read(file)?.split('\n')[0])
      return pid > 0 && isAlive(pid) && !isServerOf(folder, pid)
    })
  if (listStale().length === 0) return
  withMark(join(folder, 'postmaster.pid.clearing'), () => {
    for (const file of listStale()) rmSync(file, { force: true })
  })
}
