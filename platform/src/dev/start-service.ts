import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Closers } from './closers'

export interface RunningService {
  origin: string
  /** Resolves with its exit code when it ends. */
  ended: Promise<number>
}

/** How long it may take to end before it is made to. */
const END_WITHIN_MS = 8_000

const isUp = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )

const codeOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 0 : (code ?? 1)))
    child.on('error', () => resolve(1))
  })

/** Starts the built service of the house on a port of its own; it names `publicUrl` to travellers and providers. */
export const startService = async (options: {
  root: string
  port: number
  publicUrl: string
  dataDir: string
  sandboxPort: number
  closers: Closers
}): Promise<RunningService> => {
  const { root, port, publicUrl, dataDir, sandboxPort } = options
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
    },
  })
  const ended = codeOf(child)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  options.closers.add(async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    await ended
    clearTimeout(late)
  })
  while (!isOver && !(await isUp(origin))) await sleep(50)
  return { origin, ended }
}
