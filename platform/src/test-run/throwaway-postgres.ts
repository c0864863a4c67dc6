import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port'
import { endProcess, startProcess } from './processes'
import { unprivilegedUser } from './unprivileged-user'

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
  'shared_buffers=64MB',
]

/** Starts an empty cluster below `scratch`, which every user must be able to walk through, on a free loopback port. `bin` is the folder of PostgreSQL's programs. */
export const startThrowawayPostgres = async (bin: string, scratch: string): Promise<ThrowawayPostgres> => {
  const user = unprivilegedUser()
  const data = mkdtempSync(join(scratch, 'postgres-'))
  const clear = () => rmSync(data, { recursive: true, force: true })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shuttle', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: data, encoding: 'utf8' },
  )
  if (init.status !== 0) {
    clear()
    throw new Error(`initdb failed\n${init.stderr}${init.error?.message ?? ''}`)
  }
  const port = await freePort()
  const settings = [...FAST, 'unix_socket_directories='].flatMap((setting) => ['-c', setting])
  let server: ChildProcess
  const end = () => endProcess(server, 'SIGINT')
  const start = async (): Promise<void> => {
    server = startProcess(join(bin, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings], {
      ...user,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    server.stderr?.on('data', (part: Buffer) => {
      log += part.toString()
    })
    for (;;) {
      const ready = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
      if (ready.status === 0) return
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start\n${log}`)
      await sleep(100)
    }
  }
  const remove = async (): Promise<void> => {
    await end()
    clear()
  }
  try {
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { url: `postgres://shuttle@127.0.0.1:${port}/postgres`, pid: () => server.pid ?? 0, end, start, remove }
}
