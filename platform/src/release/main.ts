import { join, resolve, sep } from 'node:path'
import { findConfig } from '../build/workspace'
import { help } from './commands'
import { readArguments, UsageError } from './read-arguments'
import { SiteRefusal } from './release-client'
import { runOnSite } from './run-on-site'
import { SmokeFault } from './smoke-release'

/** Installed by a standalone remote, the tool works for the current folder. */
const isInstalled = import.meta.dirname.split(sep).includes('node_modules')
const home = isInstalled ? process.cwd() : resolve(import.meta.dirname, '../../..')
/** In the folder of a remote, its own build is released. */
const root = findConfig(process.cwd()) === undefined ? home : process.cwd()
const [command] = process.argv.slice(2)

/** A smoke that could not open a version tells nothing about it, so it is not exit code 1. */
const exitCode = (error: unknown): number => {
  if (error instanceof UsageError) return 2
  return command === 'smoke' && !(error instanceof SmokeFault) ? 3 : 1
}

try {
  const given = readArguments(process.argv.slice(2), process.env)
  if ('help' in given) console.log(help(given.help))
  else
    await runOnSite(given, {
      root,
      dataDir: resolve(process.env.DATA_DIR || join(home, '.data')),
      publisherKeys: process.env.PUBLISHER_KEYS ? resolve(process.env.PUBLISHER_KEYS) : undefined,
      print: (line) => console.log(line),
      now: Date.now,
    })
} catch (error) {
  // A move that was made before is no failure: a build machine repeats its jobs.
  const isRepeated = error instanceof SiteRefusal && error.code === 'ALREADY'
  console[isRepeated ? 'log' : 'error'](error instanceof Error ? error.message : String(error))
  process.exitCode = isRepeated ? 0 : exitCode(error)
}
