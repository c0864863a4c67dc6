import { relative, resolve } from 'node:path'
import { lockForRegistry, packInto } from '../independence/pack-into'
import { UsageError } from '../release/read-arguments'
import { createRemote, isOutside } from './create-remote'
import { joinRepository } from './join-repository'
import { nextSteps } from './next-steps'
import { readArguments } from './read-arguments'

const repository = resolve(import.meta.dirname, '../../..')

/** `npm run create-remote -- <name>`: creates a remote and prints the next commands. */
try {
  const { options, dir } = readArguments(process.argv.slice(2))
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const parent = dir === undefined ? repository : resolve(cwd, dir)
  const isAlone = isOutside(repository, parent)
  const folder = await createRemote(repository, options, parent)
  if (isAlone && options.registry !== undefined) lockForRegistry(repository, folder)
  else if (isAlone) packInto(repository, folder)
  else if (parent === repository) joinRepository(repository, options)
  const shown = relative(cwd, folder) || '.'
  console.log(`made ${shown}: ${options.pages.map(({ path }) => path).join(' ')}`)
  console.log(isAlone ? 'next (another site than http://127.0.0.1:8080: --site <address>):' : 'next:')
  for (const { type, why } of nextSteps(options, isAlone ? shown : undefined))
    console.log(`  ${type.padEnd(44)}  ${why}`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
