import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseDataFolder } from './choose-data-folder'
import { createCluster, ROLE } from './create-cluster'
import { findPrograms } from './find-programs'
import { clearStaleLocks, isServerOf, readPidFile } from './pid-file'
import { type Postmaster, startPostmaster } from './postmaster'
import { DatabaseFolderInUse, toServerFault } from './server-fault'
import { toSocketAddress } from './socket-address'

/** Lock of the one service of a data folder, in a session of its own: it ends with that service, however it ends. */
const SERVICE_LOCK = 20_181_024
/** A start waits this long for a server that recovers after a crash or finishes its stop. */
const STARTS_WITHIN_MS = 120_000
const RETRY_MS = 25
/** A server of an earlier service needs a moment to free its memory after its first process was killed. */
const OTHERS_IN_THE_WAY = /lock file|pre-existing shared memory|already in use/i
const STOP_POLL_MS = 20

export interface EmbeddedServer {
  /** Address with user and database, for node-postgres. */
  url: string
  /** Its data folder, which belongs to the server's user. */
  folder: string
  /** Resolves when the server cannot be restored, such as after another service took the folder. */
  lost: Promise<Error>
  /** Ends the server, after which nothing of it runs; pools must be closed before. */
  stop: () => Promise<void>
}

interface Options {
  /** `DATA_DIR`; must exist. */
  dataDir: string
  /** One line for the person who starts the service. */
  report: (line: string) => void
  /** Lines of the server's log; a restart of the server and a panic are errors. */
  log: (line: string, level: 'debug' | 'error') => void
  /** Whether to join a server that another service runs, as for a command beside it. */
  mayJoin?: boolean
}

/**
 * A session of the server in this folder; `foreign` where the pid file is not of that server, undefined without an
 * answer.
 */
const connect = async (host: string, folder: string): Promise<pg.Client | 'foreign' | undefined> => {
  const client = new pg.Client({ host, user: ROLE, database: 'postgres', application_name: 'service lock' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ started: string }>(
      'select floor(extract(epoch from pg_postmaster_start_time()))::text as started',
    )
    // Identified by its socket and start time, never by a process id alone. The pid file has whole seconds, slightly
    // earlier.
    if (Math.abs(Number(rows[0]?.started) - (readPidFile(folder)?.startedAt ?? 0)) <= 2) return client
    await client.end()
    return 'foreign'
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

/** Removes what other starts left unfinished; only the owner of the lock may call it. */
const removeUnfinished = (folder: string): void => {
  const parent = dirname(folder)
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(folder)}.unfinished-`)) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Runs PostgreSQL for one service on the data below `dataDir`, creating them where there are none; a server left by an
 * earlier service is used, and one that dies is restarted. Throws DatabaseFolderInUse where another service has the
 * folder, else a ServerFault.
 */
export const openEmbeddedServer = async ({
  dataDir,
  report,
  log,
  mayJoin = false,
}: Options): Promise<EmbeddedServer> => {
  const { folder, identity, isElsewhere } = chooseDataFolder(dataDir)
  const bin = findPrograms(identity)
  if (isElsewhere) report(`the database lies in ${folder}: its server, which is not root, cannot enter ${dataDir}`)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    report('creating the database')
    createCluster(bin, folder, identity)
  }
  const socket = toSocketAddress(folder)
  let postmaster: Postmaster | undefined
  /** The process that has answered: its end is no fault of a start. */
  let served: Postmaster | undefined
  let isStopping = false

  /** A session with the lock, on the running server or on one that is started; undefined once this service stops. */
  const bringUp = async (): Promise<pg.Client | 'joined' | undefined> => {
    for (const limit = AbortSignal.timeout(STARTS_WITHIN_MS); !isStopping; await sleep(RETRY_MS)) {
      const client = await connect(socket.host, folder)
      if (client instanceof pg.Client) {
        const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
          SERVICE_LOCK,
        ])
        if (rows[0]?.held) {
          served = postmaster
          return client
        }
        await client.end()
        if (mayJoin) return 'joined'
        throw new DatabaseFolderInUse(dataDir)
      }
      const found = readPidFile(folder)
      const isTaken =
        client === 'foreign' || (found !== undefined && found.pid !== postmaster?.pid && isServerOf(folder, found.pid))
      const isLate = limit.aborted
      if (postmaster?.hasEnded() && postmaster === served) postmaster = undefined
      if (isLate && isTaken) throw new DatabaseFolderInUse(dataDir)
      if (postmaster?.hasEnded() && !isTaken && (isLate || !OTHERS_IN_THE_WAY.test(postmaster.output())))
        throw toServerFault(folder, postmaster.output())
      if (isLate) throw toServerFault(folder, postmaster?.output() ?? '')
      if (isTaken || (postmaster && !postmaster.hasEnded())) continue
      clearStaleLocks(folder)
      postmaster = startPostmaster(bin, folder, identity, (line) =>
        log(line, line.includes('PANIC') ? 'error' : 'debug'),
      )
    }
    return undefined
  }

  let reportLoss: (error: Error) => void = () => {}
  const lost = new Promise<Error>((resolve) => {
    reportLoss = resolve
  })
  const url = `postgres://${ROLE}@localhost/postgres?host=${encodeURIComponent(socket.host)}`
  let lockClient: pg.Client | undefined
  /** Takes the lock again whenever its session ends: the server died, and is restarted. */
  const supervise = (client: pg.Client | undefined): void => {
    lockClient = client
    client?.once('end', () => {
      if (isStopping) return
      log('the embedded server ended; it is started anew', 'error')
      bringUp().then((next) => supervise(next === 'joined' ? undefined : next), reportLoss)
    })
  }
  const first = await bringUp()
  if (first === 'joined') return { url, folder, lost, stop: async () => socket.remove() }
  supervise(first)
  removeUnfinished(folder)

  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    const found = readPidFile(folder)
    const isRunning = () => found !== undefined && isServerOf(folder, found.pid)
    // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, committed data are written.
    if (found && isRunning()) process.kill(found.pid, 'SIGINT')
    while (isRunning()) await sleep(STOP_POLL_MS)
    await lockClient?.end().catch(() => {})
    socket.remove()
  }
  return { url, folder, lost, stop }
}
