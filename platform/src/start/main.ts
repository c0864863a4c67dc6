import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAll } from '../build/build-all'
import { appFolders } from '../build/workspace'
import { ensureDevelopmentKeys, SITE_OWNERS } from '../keys/signing-keys'
import { publishCheckout } from '../release/publish-checkout'
import { explainWriteFault } from './explain-write-fault'
import { holdOutput } from './hold-output'
import { siteAddress, waitUntilReady } from './running-site'
import { spawnDemo } from './spawn-demo'
import { createStepTimer } from './step-timer'

const root = resolve(import.meta.dirname, '../../..')
// A reader such as `head` may close the pipe; the site continues.
process.stdout.on('error', () => {})
const print = (line: string) => console.log(`· ${line}`)
const given = (name: string): string | undefined => process.env[name] || undefined

/** Keys of this machine publish on this machine only: a production site has its own key file. */
const makesKeys = given('NODE_ENV') !== 'production' && given('PUBLISHER_KEYS') === undefined
const publishes = makesKeys && given('ROLE') !== 'delivery'

/** Production has no demo, and a process for pages only has no database. */
const fills = given('NODE_ENV') !== 'production' && given('ROLE') !== 'delivery' && given('DEMO') !== 'no'

/**
 * A published build is live at once, so a site that is not ready after this many milliseconds has another reason, which
 * is printed.
 */
const READY_WITHIN_MS = 10_000

const start = async (): Promise<void> => {
  const dataDir = resolve(given('DATA_DIR') ?? join(root, '.data'))
  // Printed before a minute of building.
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const steps = createStepTimer(print)
  const installMs = Number(given('SHUTTLE_INSTALL_MINUTES') ?? 0) * 60_000
  const begun = performance.now()
  steps.report('install', installMs)
  print('building what changed')
  const built = await steps.time('build', () => buildAll({ root, log: print }))
  if (built.length === 0) print('nothing changed since the last build')
  const apps = appFolders(root).filter((name) => name !== 'server')
  if (makesKeys) ensureDevelopmentKeys(dataDir, [...SITE_OWNERS, ...apps])
  else print('publishing nothing: this site has publisher keys of its own')
  const ending = new AbortController()
  const stopFilling = () => ending.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopFilling)
  // Accounts are printed last, beside the address.
  const accounts = holdOutput({ from: /^Demo accounts/, write: (text) => process.stdout.write(text), onHeld: () => {} })
  if (fills) {
    const filling = { root, env: { DATA_DIR: dataDir }, write: accounts.add, signal: ending.signal }
    await steps.time('demo', () => spawnDemo(filling))
  }
  if (ending.signal.aborted) return
  print('starting the service')
  const endService = steps.begin('service')
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.mjs')], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      STAFF_SECOND_FACTOR: given('STAFF_SECOND_FACTOR') ?? (process.env.NODE_ENV === 'production' ? 'on' : 'off'),
      ...(publishes && { EXPECTED_APPS: given('EXPECTED_APPS') ?? apps.join(' ') }),
    },
  })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true
      server.kill(signal)
    })

  let failed = false
  const publish = async (): Promise<void> => {
    const site = siteAddress(given('HOST') ?? '127.0.0.1', given('PORT') ?? '8080')
    if (publishes) {
      await steps.time('publish', () => publishCheckout({ root, site, dataDir, log: print }))
      const obstacle = await steps.time('ready', () => waitUntilReady(site, READY_WITHIN_MS))
      if (obstacle !== undefined) print(`not ready: ${obstacle}`)
    }
    steps.report('all', installMs + performance.now() - begun)
    lines.release()
    accounts.release()
  }
  // The address is printed last, when the site is ready.
  const lines = holdOutput({
    from: /^Bridge Shuttle listens/,
    write: (text) => process.stdout.write(text),
    onHeld: () => {
      endService()
      void publish().catch((error: unknown) => {
        // Publishing fails when the service is stopped meanwhile; that is no error.
        if (isStopping || server.exitCode !== null) return
        failed = true
        console.error(`Publishing failed: ${error instanceof Error ? error.message : String(error)}`)
        server.kill('SIGTERM')
      })
    },
  })
  server.stdout.on('data', (part: Buffer) => lines.add(part.toString()))
  server.on('close', (code, signal) => process.exit(failed ? 1 : signal ? 0 : (code ?? 1)))
}

start().catch((error: unknown) => {
  console.error(explainWriteFault(error))
  process.exit(1)
})
