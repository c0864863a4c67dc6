import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Fills the site of these settings with the built demo of a checkout, before its service starts; existing data do not
 * change. Resolves when it is filled. Rejects with the output of a failed demo.
 */
export const spawnDemo = async (options: {
  root: string
  env: Readonly<Record<string, string | undefined>>
  write?: (text: string) => void
  signal?: AbortSignal
}): Promise<void> => {
  const { root, env, write = () => {}, signal } = options
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'demo/dist/main.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const end = () => void child.kill('SIGTERM')
  signal?.addEventListener('abort', end)
  let fault = ''
  child.stdout.on('data', (part: Buffer) => write(part.toString()))
  child.stderr.on('data', (part: Buffer) => {
    fault += part.toString()
  })
  const [code] = await once(child, 'close')
  signal?.removeEventListener('abort', end)
  if (code !== 0) throw new Error(fault.trim() || `the demo ended with ${code}`)
}
