import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCluster, findPrograms, type Identity, runStatement, unprivilegedUser } from '@shuttle/postgres'
import { freePort } from './free-port'
import { endProcess, startProcess } from './processes'
import { removeAtLast } from './reaper'

export interface ThrowawayPostgres {
  /** URL with user and database, over TCP. */
  url: string
  /** The same through a Unix socket where the system has them: a statement needs a seventh less processor time. */
  socketUrl: string
  /** The first process of the server, the parent of all others. */
  pid: () => number
  /** Ends the server and leaves its data: open transactions are rolled back. */
  end: () => Promise<void>
  /** Restarts the server at the same address. */
  start: () => Promise<void>
  /** Ends the server and removes its data. */
  remove: () => Promise<void>
}

/** Speed over safety: the data live as long as the tests. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=128MB',
  'autovacuum=off',
  'checkpoint_timeout=1d',
  'max_wal_size=16GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'bgwriter_lru_maxpages=0',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'track_counts=off',
  'update_process_title=off',
]

/** The shortest limit of all systems, that of macOS, in bytes. */
const LONGEST_SOCKET_PATH = 103

/** Linux's folder in memory: copying a database, some 900 files, takes a tenth of the time of a disk. */
const MEMORY = '/dev/shm'
/** A run drops its databases as it proceeds. The folder of a container may have only 64 MiB. */
const NEEDED_BYTES = 2 * 1024 ** 3

const hasRoomInMemory = (): boolean => {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= NEEDED_BYTES
}

/** Folder of the server's socket; undefined where the system has none, or the path would be too long. */
const createSocketFolder = (folder: string, port: number, { uid, gid }: Identity): string | undefined => {
  const sockets = join(folder, 'socket')
  if (process.platform === 'win32' || join(sockets, `.s.PGSQL.${port}`).length > LONGEST_SOCKET_PATH) return undefined
  mkdirSync(sockets)
  if (uid !== undefined && gid !== undefined) chownSync(sockets, uid, gid)
  return sockets
}

const isAnswering = (url: string): Promise<boolean> =>
  runStatement(url, 'select 1').then(
    () => true,
    () => false,
  )

/**
 * Starts an empty cluster in memory, or below `scratch`, which every user must be able to traverse, on a free loopback
 * port. `bin` is the folder of PostgreSQL's programs, by default those of the npm package. Neither server nor data
 * outlive this process, however it ends.
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
  const sockets = createSocketFolder(folder, port, user)
  const socketUrl = sockets ? url.replace('127.0.0.1', encodeURIComponent(sockets)) : url
  const settings = [...FAST, `unix_socket_directories=${sockets ?? ''}`].flatMap((setting) => ['-c', setting])
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
  return { url, socketUrl, pid: () => server.pid ?? 0, end, start, remove }
}
