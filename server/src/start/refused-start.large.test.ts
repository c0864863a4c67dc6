import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@shuttle/platform/free-port'
import { freeServicePorts, type ServicePorts } from '@shuttle/platform/free-service-ports'
import { spawnService } from './testing/spawn-service'

// Each case starts a process of its own; on a busy machine that takes its time.

const scratch = mkdtempSync(join(tmpdir(), 'shuttle-start-'))
// The embedded server runs as another user where the service runs as root.
chmodSync(scratch, 0o711)
const dataDir = join(scratch, 'data')
const closers: Array<() => unknown> = []
let ports: ServicePorts

beforeEach(async () => {
  ports = await freeServicePorts()
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(dataDir, { recursive: true, force: true })
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Output on standard error: one line, and the process ends with 1. */
const getRefusal = async (env: Record<string, string> = {}): Promise<string> => {
  const { code, errors } = await spawnService({ ...ports, DATA_DIR: dataDir, ...env }).ended
  expect(errors.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
  return errors
}

const occupy = async (port: string): Promise<Server> => {
  const server = createServer().listen(Number(port), '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => new Promise((done) => server.close(done)))
  return server
}

const isFree = async (port: string): Promise<boolean> => {
  const server = createServer().listen(Number(port), '127.0.0.1')
  const free = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)])
  server.close()
  return free
}

/** A separate file system at the data folder; false where this user may not mount, which is reported. */
const mountTmpfs = (options: string): boolean => {
  mkdirSync(dataDir)
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir], {
    encoding: 'utf8',
  })
  if (status === 0) closers.push(() => spawnSync('umount', [dataDir]))
  else process.stdout.write(`not tried on a file system of its own (mount ${options}): ${stderr || String(error)}\n`)
  return status === 0
}

describe('a start that is refused', () => {
  it.each([
    ['PORT', ''],
    ['SANDBOX_PORT', ' of the sandbox'],
    ['FRAMES_PORT', ' of the frames'],
  ] as const)('the start names the taken %s, before anything is created or listens', async (setting, owner) => {
    await occupy(ports[setting])
    expect(await getRefusal()).toBe(
      `Port ${ports[setting]}${owner} is taken: choose another with ${setting}=<number>.\n`,
    )
    expect(existsSync(dataDir)).toBe(false)
    expect(await isFree(ports[setting === 'PORT' ? 'SANDBOX_PORT' : 'PORT'])).toBe(true)
  })

  it('the start names a data folder that is a file', async () => {
    writeFileSync(dataDir, '')
    expect(await getRefusal()).toBe(`${dataDir} is not a folder: choose another one with DATA_DIR.\n`)
  })

  it('the start names a data folder that cannot be written', async () => {
    if (!mountTmpfs('ro')) chmodSync(dataDir, 0o500)
    expect([
      `${dataDir} cannot be written: choose another folder with DATA_DIR.\n`,
      `No right to write ${dataDir}: choose another folder with DATA_DIR.\n`,
    ]).toContain(await getRefusal())
  })

  it('the start reports that the disk is full', async () => {
    if (!mountTmpfs('size=1m')) return
    expect(await getRefusal()).toBe('The disk is full: free some space, then start again.\n')
  })

  it('the start names an embedded database that is damaged', async () => {
    mkdirSync(join(dataDir, 'postgres/global'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'postgres/global/pg_control'), 'nothing of use')
    expect(await getRefusal()).toContain(`The database in ${join(dataDir, 'postgres')} cannot be opened`)
  })

  it.each(['data-key.txt', 'ticket-key.pem', 'audit-key.pem'])(
    'the start names a damaged %s, before a database is created',
    async (name) => {
      mkdirSync(dataDir)
      writeFileSync(join(dataDir, name), 'nothing of use')
      expect(await getRefusal()).toMatch(new RegExp(`^${join(dataDir, name)} holds no keys?\n$`))
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    },
  )

  it('the start names a damaged PUBLISHER_KEYS, before a database is created', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'publisher-keys.json'), '{"shell": [')
    expect(await getRefusal()).toBe(`${join(dataDir, 'publisher-keys.json')} holds no public keys\n`)
  })

  it('the start names a damaged DELIVERY_KEY of a process that only delivers pages', async () => {
    mkdirSync(join(dataDir, 'keys'), { recursive: true })
    const file = join(dataDir, 'keys/delivery.pem')
    writeFileSync(file, 'nothing of use')
    expect(await getRefusal({ ROLE: 'delivery', API_URL: 'http://127.0.0.1:9' })).toBe(`${file} holds no key\n`)
  })

  it('the start names a DELIVERY_KEY that is missing, or that the service refuses', async () => {
    const service = createHttpServer((_request, response) => {
      response.writeHead(401).end('{"code":"UNSIGNED","message":"The signature is not by a key of delivery."}')
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    closers.push(() => service.close())
    const { port } = service.address() as AddressInfo
    const settings = { ROLE: 'delivery', API_URL: `http://127.0.0.1:${port}` }
    const file = join(dataDir, 'keys/delivery.pem')
    expect(await getRefusal(settings)).toBe(`DELIVERY_KEY: ${file} cannot be read\n`)
    mkdirSync(join(dataDir, 'keys'), { recursive: true })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    expect(await getRefusal(settings)).toBe(
      'DELIVERY_KEY: the service refuses it: The signature is not by a key of delivery.\n',
    )
  })

  it('the start reports that PostgreSQL does not answer', async () => {
    const url = `postgres://shuttle@127.0.0.1:${await freePort()}/shuttle`
    expect(await getRefusal({ DATABASE_URL: url })).toMatch(/^The database does not answer: .*DATABASE_URL/)
  })

  it('the start names all wrong settings, and no value of them', async () => {
    const line = await getRefusal({ ROLE: 'everything', LOG_LEVEL: 'hush' })
    expect(line).toBe(
      'The settings are wrong: ROLE: one of all, api, delivery is expected; LOG_LEVEL: one of silent, error, warn, info, debug is expected\n',
    )
  })

  it('the start names all settings that production must not run with', async () => {
    const line = await getRefusal({ NODE_ENV: 'production' })
    for (const name of [
      'DATABASE_URL',
      'TOKEN_SECRET',
      'TICKET_KEY',
      'DATA_KEY',
      'AUDIT_KEY',
      'GATEWAY_URL',
      'FRAMES_URL',
    ])
      expect(line).toContain(name)
  })
})
