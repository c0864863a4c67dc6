import { resolve } from 'node:path'
import { explainFault } from '../start/explain-fault'
import { createClosers } from './closers'
import { developSite } from './develop-site'
import { DevelopmentFault } from './development-fault'
import { findRemotes, remotesHere } from './find-remotes'
import { readArguments } from './read-arguments'

const root = resolve(import.meta.dirname, '../../..')
const say = (line: string) => console.log(`· ${line}`)
const closers = createClosers()

const end = async (code: number): Promise<void> => {
  await closers.closeAll()
  process.exit(code)
}

const run = async (): Promise<void> => {
  const wish = readArguments(process.argv.slice(2))
  const known = remotesHere(root)
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const remotes = wish.names.length > 0 ? findRemotes(known, wish.names, cwd) : known
  const place = { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 8080) }
  const { ended } = await developSite({ root, place, remotes, say, closers, site: wish.site })
  await end(await ended)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
run().catch((error: unknown) => {
  console.error(error instanceof DevelopmentFault ? error.message : explainFault(error))
  return end(1)
})
