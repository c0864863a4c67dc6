import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from '../build/build-all'
import { appFolders } from '../build/workspace'
import { ensureDevelopmentKeys, SITE_OWNERS } from '../keys/signing-keys'
import { publishCheckout } from '../release/publish-checkout'
import { holdOutput } from '../start/hold-output'
import { spawnDemo } from '../start/spawn-demo'
import { freePort } from '../test-run/free-port'
import type { Closers } from './closers'
import type { BindAddress } from './listen-here'

const SHELL = 'shell'
const SERVICE = 'server'
/** Milliseconds until a service that was stopped is killed. */
const END_WITHIN_MS = 8_000

const write = (text: string) => process.stdout.write(text)

/** Of the shell the service needs any build, and an older one suffices while the source is broken. */
const buildBehind = async (root: string, developed: readonly string[], print: (line: string) => void) => {
  print('building what changed for the service behind it')
  await buildAll({ root, log: print, isWanted: (name) => name !== SHELL && !developed.includes(name) })
  await buildAll({ root, log: print, isWanted: (name) => name === SHELL }).catch((error: unknown) => {
    if (!existsSync(join(root, SHELL, 'dist/remote.json'))) throw error
    print('the shell does not build: pages are composed for its last build')
  })
}

/** Runs the built service until it ends or is closed, and passes its output on. */
const runService = (root: string, environment: NodeJS.ProcessEnv, closers: Closers) => {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, SERVICE, 'dist/main.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 0 : (code ?? 1)))
    child.on('error', () => resolve(1))
  })
  closers.add(async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    await ended
    clearTimeout(late)
  })
  const listening = new EventEmitter()
  const lines = holdOutput({ from: /^Bridge Shuttle listens/, write, onHeld: () => listening.emit('listening') })
  child.stdout.on('data', (part: Buffer) => lines.add(part.toString()))
  const started = Promise.race([once(listening, 'listening'), ended])
  return { started, ended, isRunning: () => child.exitCode === null, release: lines.release }
}

/**
 * Builds, fills and starts the service that composes and answers behind the development site, on a port of its own, and
 * publishes to it what is not developed. Resolves then, or when it has ended, with its exit code to come.
 */
export const serviceHere = async (options: {
  root: string
  /** Passengers and providers get this address. */
  address: BindAddress
  developed: readonly string[]
  print: (line: string) => void
  closers: Closers
}): Promise<{ origin: string; ended: Promise<number> }> => {
  const { root, address, developed, print, closers } = options
  const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'))
  mkdirSync(dataDir, { recursive: true })
  await buildBehind(root, developed, print)
  const published = appFolders(root).filter((name) => name !== SERVICE)
  ensureDevelopmentKeys(dataDir, [...SITE_OWNERS, ...published])
  const sandboxPort = Number(process.env.SANDBOX_PORT || address.port + 1)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  if (process.env.DEMO !== 'no') {
    await spawnDemo({ root, env: { DATA_DIR: dataDir, DEMO_ORDERS: process.env.DEMO_ORDERS || 'no' }, write })
  }
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    FRAMES_PORT: process.env.FRAMES_PORT || String(Math.max(address.port, sandboxPort) + 1),
    PUBLIC_URL: `http://${address.host}:${address.port}`,
    DATA_DIR: dataDir,
  }
  const { started, ended, isRunning, release } = runService(root, environment, closers)
  await started
  const apps = published.filter((name) => !developed.includes(name))
  if (isRunning()) await publishCheckout({ root, site: origin, dataDir, log: print, apps })
  release()
  return { origin, ended }
}
