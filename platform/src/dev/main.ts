import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainWriteFault } from '../start/explain-write-fault'
import { createClosers } from './closers'
import { develop } from './develop'
import type { DevelopmentApp } from './development-app'
import { DevelopmentFault } from './development-fault'
import { findRemotes, remotesHere } from './find-remotes'
import { readArguments, toPort } from './read-arguments'

const root = resolve(import.meta.dirname, '../../..')
/** The same default as the release tool. */
const DEFAULT_SITE = 'http://127.0.0.1:8080'
const print = (line: string) => console.log(`· ${line}`)
const closers = createClosers()

const end = async (code: number): Promise<void> => {
  await closers.closeAll()
  process.exit(code)
}

/** Without a name: all remotes of the repository, or the one of the current folder. */
const chosenRemotes = (names: readonly string[]): DevelopmentApp[] => {
  const known = remotesHere(root)
  const cwd = process.env.INIT_CWD ?? process.cwd()
  if (names.length > 0) return findRemotes(known, names, cwd)
  return known.length > 0 ? known : findRemotes(known, [`${cwd}/.`], cwd)
}

const run = async (): Promise<void> => {
  const { names, isAlone, site } = readArguments(process.argv.slice(2))
  const remotes = chosenRemotes(names)
  const isOutside = !existsSync(join(root, 'shell'))
  const address = { host: process.env.HOST || '127.0.0.1', port: toPort(process.env.PORT, isOutside ? 8090 : 8080) }
  if (isAlone && remotes.length > 1)
    throw new DevelopmentFault(`--alone needs a name: ${remotes.map(({ name }) => name).join(', ')}`)
  if (isOutside && remotes.length === 0) throw new DevelopmentFault('There is no remote in this folder.')
  const origin = site ?? (isOutside ? process.env.RELEASE_SITE || DEFAULT_SITE : undefined)
  const { ended } = await develop({ root, address, remotes, isAlone, print, closers, site: origin })
  return end(await ended)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
// The parent process that opened the channel, such as a test, has ended.
process.on('disconnect', () => void end(0))
run().catch((error: unknown) => {
  console.error(error instanceof DevelopmentFault ? error.message : explainWriteFault(error))
  return end(1)
})
