import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from '../build/build-all'
import { publishHere } from '../store/publish-here'
import { explainFault } from './explain-fault'

const root = resolve(import.meta.dirname, '../../..')
const say = (line: string) => console.log(`· ${line}`)

const start = async (): Promise<void> => {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
  // Said before a minute of building.
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  say('building what changed')
  const built = await buildAll({ root, log: say })
  if (built.length === 0) say('nothing changed since the last build')
  publishHere(root, join(dataDir, 'store'))
  say('starting the service')
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}

start().catch((error: unknown) => {
  console.error(explainFault(error))
  process.exit(1)
})
