import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCluster, findPrograms, runStatement, unprivilegedUser } from '@shuttle/postgres'
import { freePort } from './free-port'
import { endProcess, startProcess } from './processes'
import { removeAtLast } from './reaper'

export interface ThrowawayPostgres {
  /** Address with user and database. */
  url: string
  /** The first of its processes, the parent of all others. */
  pid: () => number
  /** Ends the server, whose data stay: open transactions are rolled back. */
  end: () => Promise<void>
  /** Starts it anew, at the same address. */
  start: () => Promise<void>
  /** Ends the server and removes its data. */
  remove: () => Promise<void>
}

/** Speed over safety: the data lives as long as the tests. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=128MB',
  'autovacuum=off',
  'unix_socket_directories=',
]

/** Linux's folder in memory: a copy of a database, some 900 files, takes a tenth of the time that a disk needs. */
const MEMORY = '/dev/shm'
/** A run drops its databases as it goes; a container may have 64 MiB there. */
const NEEDED_BYTES = 2 * 1024 ** 3

const hasRoomInMemory = (): boolean => {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= NEEDED_BYTES
}

const isAnswering = (url: string): Promise<boolean> =>
  runStatement(url, 'select 1').then(
    () => true,
    () => false,
  )

/**
 * Starts an empty cluster in memory, or below `scratch`, which every user must be able to walk through, on a free loopback port. `bin` is the folder of
 * PostgreSQL's programs, those of the npm package where it is missing. Neither server nor data outlive this process, however it ends.
 */
export const startThrowawayPostgres = async (scratch: string, bin?: string): Promise<ThrowawayPostgres> => {
  const user = unprivilegedUser()
  const programs = bin ?? findPrograms(user)
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : scratch, 'shuttle-postgres-'))
  chmodSync(folder, 0o711)
  removeAtLast(folder)
  const data = join(folder, 'data')
  createCluster(programs, data, user, { sync: false })
  const port = await freePort()
  const url = `postgres://shuttle@127.0.0.1:${port}/postgres`
  const settings = FAST.flatMap((setting) => ['-c', setting])
  let server: ChildProcess
  const end = () => endProcess(server, 'SIGINT')
  const start = async (): Promise<void> => {
    server = startProcess(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings],
      {
        ...user,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    let log = ''
    server.stderr?.on('data', (part: Buffer) => {
      log = (log + part.toString()).slice(-10_000)
    })
    while (!(await isAnswering(url))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start\n${log}`)
      await sleep(20)
    }
  }
  const remove = async (): Promise<void> => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { url, pid: () => server.pid ?? 0, end, start, remove }
}
