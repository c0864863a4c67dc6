import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freeServicePorts } from '../../test-run/free-service-ports'

const root = resolve(__dirname, '../../../..')

/** The build of the current sources, when the run has one: it starts in a quarter of the time. */
const main = process.env.BUILT_SERVICE ? [process.env.BUILT_SERVICE] : ['--import', 'tsx', 'server/src/main.ts']

/** The service, a process of its own with an embedded database; resolves when it listens. */
export const runService = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
  const ports = await freeServicePorts()
  const child = spawn(process.execPath, ['--liftoff-only', ...main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      ...ports,
      DATA_DIR: dataDir,
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
    },
  }
}
export type RunningSite = Awaited<ReturnType<typeof runService>>
