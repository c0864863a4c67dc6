import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { fillDemo } from '../start/fill-demo'
import { holdOutput } from '../start/hold-output'
import type { Closers } from './closers'

export interface RunningService {
  origin: string
  /** Resolves with its exit code when it ends. */
  ended: Promise<number>
}

/** Milliseconds until a service that was stopped is killed. */
const END_WITHIN_MS = 8_000

const waitForExitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 0 : (code ?? 1)))
    child.on('error', () => resolve(1))
  })

/**
 * Starts the built service on a port of its own; it gives `publicUrl` to passengers and providers. Prints its greeting
 * after `prepare`. Resolves then, or when the service has ended.
 */
export const startService = async (options: {
  root: string
  port: number
  publicUrl: string
  dataDir: string
  sandboxPort: number
  providerFramesPort: number
  prepare: (origin: string) => Promise<void>
  closers: Closers
}): Promise<RunningService> => {
  const { root, port, publicUrl, dataDir, sandboxPort, providerFramesPort, prepare } = options
  const origin = `http://127.0.0.1:${port}`
  if (process.env.DEMO !== 'no')
    await fillDemo({
      ...{ root, env: { DATA_DIR: dataDir, DEMO_ORDERS: process.env.DEMO_ORDERS || 'no' } },
      write: (text) => process.stdout.write(text),
    })
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      FRAMES_PORT: String(providerFramesPort),
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
    },
  })
  const ended = waitForExitCode(child)
  const listening = new EventEmitter()
  options.closers.add(async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    await ended
    clearTimeout(late)
  })
  const lines = holdOutput({
    from: /^Bridge Shuttle listens/,
    write: (text) => process.stdout.write(text),
    onHeld: () => listening.emit('listening'),
  })
  child.stdout.on('data', (part: Buffer) => lines.add(part.toString()))
  await Promise.race([once(listening, 'listening'), ended])
  if (child.exitCode === null) await prepare(origin)
  lines.release()
  return { origin, ended }
}
