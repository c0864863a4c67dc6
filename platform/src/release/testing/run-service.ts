import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { runStatement } from '@shuttle/postgres'
import { freeServicePorts } from '../../test-run/free-service-ports'

const root = resolve(__dirname, '../../../..')

/** The build of the current sources, when the run has one: it starts in a quarter of the time. */
const main = process.env.BUILT_SERVICE ? [process.env.BUILT_SERVICE] : ['--import', 'tsx', 'server/src/main.ts']

/** Runs the service as a process with its own database, filled by the demo or empty; resolves when it listens. */
export const runService = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  { isFilled = false } = {},
) => {
  const ports = await freeServicePorts()
  const server = process.env.TEST_DATABASE_URL ?? ''
  const database = `service_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${database}`)
  const DATABASE_URL = Object.assign(new URL(server), { pathname: database }).href
  const settings = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL }
  if (isFilled) {
    const demo = ['--import', 'tsx', 'demo/src/main.ts']
    execFileSync(process.execPath, demo, { cwd: root, env: { ...settings, DEMO_ORDERS: 'no' } })
  }
  const child = spawn(process.execPath, main, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...settings,
      HOST: '127.0.0.1',
      ...ports,
      ...env,
    },
  })
  let printed = ''
  const ended = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      printed += part.toString()
      if (printed.includes('Bridge Shuttle listens')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`the service ended\n${printed}`)))
  })
  return {
    url: `http://127.0.0.1:${ports.PORT}`,
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      await ended
      await runStatement(server, `drop database ${database} with (force)`)
    },
  }
}
export type RunningSite = Awaited<ReturnType<typeof runService>>
