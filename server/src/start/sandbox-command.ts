import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { buildSandbox } from '../../sandbox'
import { ConfigFault, readConfig } from '../config/config'
import { builtScripts } from '../provider-frames/built-scripts'
import { systemClock } from '../runtime/clock'
import { explainFault } from './explain-fault'
import { listen } from './listen'
import { scriptsDir } from './scripts-dir'

/**
 * The card gateway of the sandbox alone, as an external provider: `commands.mjs sandbox`. It knows one merchant, by
 * GATEWAY_MERCHANT and GATEWAY_PASSWORD, which have to be own values.
 */
const start = async (): Promise<void> => {
  const { HOST, PORT, DATA_DIR, GATEWAY_MERCHANT, GATEWAY_PASSWORD, GATEWAY_NOTIFICATION_SECRET } = process.env
  const config = readConfig({ HOST, PORT, DATA_DIR, GATEWAY_MERCHANT, GATEWAY_PASSWORD, GATEWAY_NOTIFICATION_SECRET })
  const { merchant, password, notificationSecret } = config.gateway
  if (merchant === undefined || password === undefined)
    throw new ConfigFault('GATEWAY_MERCHANT and GATEWAY_PASSWORD are missing: the one merchant that the sandbox knows')
  mkdirSync(config.dataDir, { recursive: true })
  const { app } = buildSandbox({
    merchant,
    password,
    now: systemClock(undefined).now,
    scripts: builtScripts(scriptsDir()),
    booksFile: join(config.dataDir, 'sandbox-books.jsonl'),
    ...(notificationSecret !== undefined && { notificationSecret }),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void app.close().then(() => process.exit(0)))
  await listen(app, { host: config.host, port: config.port, setting: 'PORT' })
  process.stdout.write(`Sandbox of the card gateway listens at ${config.host}:${config.port}\n`)
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainFault(error) ?? inspect(error)}\n`)
  process.exit(1)
})
