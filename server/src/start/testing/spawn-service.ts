import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../../../..')

export interface SpawnedService {
  /** Resolves when the text was printed on standard output; rejects when the process ended without it. */
  waitForOutput: (text: string) => Promise<void>
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<{ code: number | null; out: string; errors: string }>
}

/** A build of these very sources where the run knows one: it starts in a quarter of the time. */
const main = process.env.BUILT_SERVICE ? [process.env.BUILT_SERVICE] : ['--import', 'tsx', 'server/src/main.ts']

/** The service as an operator starts it: a process of its own, with these variables and none of ours. */
export const spawnService = (env: Record<string, string>): SpawnedService => {
  const child = spawn(process.execPath, main, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
  })
  let out = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, errors }))
  const waitForOutput = (text: string): Promise<void> =>
    new Promise((done, failed) => {
      const check = () => {
        if (out.includes(text)) done()
      }
      child.stdout.on('data', check)
      check()
      ended.then(() => failed(new Error(`ended without printing "${text}"\n${out}${errors}`)))
    })
  return { waitForOutput, kill: (signal) => void child.kill(signal), ended }
}

/** Fills the database of these variables with sample lines and accounts, for a service that is spawned on it. */
export const fillSampleSite = async (env: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/start/testing/fill-sample-site.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the site was not filled\n${errors}`)
}
