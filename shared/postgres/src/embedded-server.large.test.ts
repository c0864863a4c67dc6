import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseDataFolder } from './choose-data-folder'
import { openEmbeddedServer } from './embedded-server'
import { isServerOf, readPidFile } from './pid-file'
import { runStatement } from './run-statement'
import { DatabaseFolderInUse } from './server-fault'
import { spawnServer } from './testing/spawn-server'
import { unprivilegedUser } from './unprivileged-user'

const isRoot = process.getuid?.() === 0
let parent: string
let dataDir: string
let folder: string
const closers: Array<() => unknown> = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(parent, 0o711)
  dataDir = join(parent, 'data')
  mkdirSync(dataDir)
  folder = join(dataDir, 'postgres')
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  const left = readPidFile(folder)
  if (left && isServerOf(folder, left.pid)) {
    process.kill(left.pid, 'SIGQUIT')
    await until(() => !isServerOf(folder, left.pid))
  }
  rmSync(parent, { recursive: true, force: true })
})

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(20)
}
const open = (logged: string[] = []) =>
  openEmbeddedServer({ dataDir, report: () => {}, log: (line) => void logged.push(line) })
const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}
const serverPid = (): number => readPidFile(folder)?.pid ?? 0

it('stores rows from one start to the next and leaves no process when it stops', async () => {
  const first = await open()
  await runStatement(first.url, 'create table t (n int); insert into t values (1)')
  const pid = serverPid()
  await first.stop()
  expect(isServerOf(folder, pid)).toBe(false)
  const second = await open()
  closers.push(second.stop)
  expect(await query(second.url, 'select n from t')).toEqual([1])
})

it('listens on no port and lets only its own user into the folder', async () => {
  const server = await open()
  closers.push(server.stop)
  expect(await query(server.url, "select current_setting('listen_addresses')")).toEqual([''])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it('uses the server that a killed service left behind', async () => {
  const killed = await spawnServer(dataDir)
  await runStatement(killed.answer, 'create table t (n int); insert into t values (1)')
  const pid = serverPid()
  killed.process.kill('SIGKILL')
  await killed.ended
  expect(isServerOf(folder, pid)).toBe(true)
  const server = await open()
  expect(serverPid()).toBe(pid)
  expect(await query(server.url, 'select n from t')).toEqual([1])
  await server.stop()
  expect(isServerOf(folder, pid)).toBe(false)
})

it('Ctrl+C in the terminal of the service does not stop the server', async () => {
  const service = await spawnServer(dataDir)
  const group = (pid: number) => spawnSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  const pid = serverPid()
  process.kill(-(service.process.pid ?? 0), 'SIGINT')
  await service.ended
  expect(isServerOf(folder, pid)).toBe(true)
  if (process.platform !== 'linux') expect(group(pid)).toBe(String(pid))
})

it('refuses a second service on the same folder', async () => {
  const first = await open()
  closers.push(first.stop)
  await expect(open()).rejects.toBeInstanceOf(DatabaseFolderInUse)
  expect(await query(first.url, 'select 1')).toEqual([1])
})

it('joins the server of a running service for a command, and does not stop it', async () => {
  const first = await open()
  closers.push(first.stop)
  const joined = await openEmbeddedServer({ dataDir, report: () => {}, log: () => {}, mayJoin: true })
  expect(await query(joined.url, 'select 1')).toEqual([1])
  await joined.stop()
  expect(await query(first.url, 'select 1')).toEqual([1])
})

it('gives an empty folder to one of two services that start at once', async () => {
  const both = await Promise.all([spawnServer(dataDir), spawnServer(dataDir)])
  closers.push(
    ...both.map(
      ({ process: each }) =>
        () =>
          each.kill('SIGKILL'),
    ),
  )
  const answers = both.map(({ answer }) => answer.split(/[: ]/)[0])
  expect(answers.toSorted()).toEqual(['DatabaseFolderInUse', 'postgres'])
})

it('refuses a second service in another network namespace', async () => {
  const unshare = ['unshare', '--net']
  if (spawnSync('unshare', ['--net', 'true']).status !== 0) {
    process.stdout.write('not tried in a network namespace: this user may not make one\n')
    return
  }
  const first = await open()
  closers.push(first.stop)
  const second = await spawnServer(dataDir, unshare)
  expect(second.answer).toBe(`DatabaseFolderInUse ${dataDir}`)
  await second.ended
})

const startAlone = async () => {}
/** Leaves a server whose first service was killed; its end is noticed later, by another parent process. */
const leaveServerBehind = async () => {
  const killed = await spawnServer(dataDir)
  killed.process.kill('SIGKILL')
  await killed.ended
}

it.each([
  ['of its own', startAlone],
  ['that a killed service left behind', leaveServerBehind],
])('starts a server %s anew when it is killed, with every committed row', async (_, prepare) => {
  await prepare()
  const logged: string[] = []
  const server = await open(logged)
  closers.push(server.stop)
  await runStatement(server.url, 'create table t (n int)')
  for (let round = 1; round <= 3; round += 1) {
    await runStatement(server.url, `insert into t values (${round})`)
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')
    await until(() => ![0, pid].includes(serverPid()))
    // A server that dies before its service has the lock again is a failed start.
    const lock = "select 1 from pg_locks where locktype = 'advisory' and granted"
    while ((await query(server.url, lock).catch(() => [])).length === 0) await sleep(20)
  }
  expect(await query(server.url, 'select n from t order by n')).toEqual([1, 2, 3])
  expect(logged).toContain('the embedded server ended; it is started anew')
})

/** Starts a process of the server's own user, so that PostgreSQL does not take its number for a dead one. */
const startStranger = (): number => {
  const child = spawn('sleep', ['600'], { ...unprivilegedUser(), stdio: 'ignore' })
  closers.push(() => child.kill('SIGKILL'))
  return child.pid ?? 0
}

it.each([
  ['a dead process', () => 4_000_000],
  ['a process that has the number now', startStranger],
])('starts beside lock files of %s', async (_, toPid) => {
  await (await open()).stop()
  const { uid, gid } = unprivilegedUser()
  const text = `${toPid()}\n${folder}\n1700000000\n5432\n.\n\n\n`
  for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(folder, name))) {
    writeFileSync(file, text)
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
  const server = await open()
  closers.push(server.stop)
  expect(await query(server.url, 'select 1')).toEqual([1])
})

it('reaches its socket below a path that is longer than a socket address', async () => {
  dataDir = join(dataDir, 'x'.repeat(120))
  mkdirSync(dataDir)
  folder = join(dataDir, 'postgres')
  const server = await open()
  closers.push(server.stop)
  expect(await query(server.url, 'select 1')).toEqual([1])
})

it('leaves no partial database when its creation was interrupted', async () => {
  mkdirSync(join(dataDir, 'postgres.unfinished-1'))
  const server = await open()
  closers.push(server.stop)
  expect(existsSync(join(dataDir, 'postgres.unfinished-1'))).toBe(false)
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
})

it('stores data below DATA_DIR, or in a folder the server can enter when DATA_DIR is closed to it', () => {
  expect(chooseDataFolder(dataDir)).toMatchObject({ folder, isElsewhere: false })
  chmodSync(parent, 0o700)
  const reachable = mkdtempSync(join(tmpdir(), 'reachable-'))
  closers.push(() => rmSync(reachable, { recursive: true, force: true }))
  const chosen = chooseDataFolder(dataDir, { reachable })
  expect(chosen.isElsewhere).toBe(isRoot)
  expect(chosen.folder.startsWith(isRoot ? reachable : folder)).toBe(true)
  expect(chooseDataFolder(dataDir, { reachable }).folder).toBe(chosen.folder)
})
