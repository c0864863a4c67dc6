import { join, resolve, sep } from 'node:path'
import { help } from './commands'
import { readArguments, UsageError } from './read-arguments'
import { runOnSite } from './run-on-site'

/** Installed by a standalone remote, the tool works for the current folder. */
const isInstalled = import.meta.dirname.split(sep).includes('node_modules')
const root = isInstalled ? process.cwd() : resolve(import.meta.dirname, '../../..')

try {
  const given = readArguments(process.argv.slice(2), process.env)
  if ('help' in given) console.log(help(given.help))
  else
    await runOnSite(given, {
      root,
      dataDir: resolve(process.env.DATA_DIR || join(root, '.data')),
      publisherKeys: process.env.PUBLISHER_KEYS ? resolve(process.env.PUBLISHER_KEYS) : undefined,
      print: (line) => console.log(line),
      now: Date.now,
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
