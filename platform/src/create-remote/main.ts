import { relative, resolve } from 'node:path'
import { createRemote } from './create-remote'
import { joinRepository } from './join-repository'
import { readArguments, UsageError } from './read-arguments'

const repository = resolve(import.meta.dirname, '../../..')

/** `npm run create-remote -- <name>`: makes a remote and says what to do next. */
try {
  const { options, dir } = readArguments(process.argv.slice(2))
  const parent = dir === undefined ? repository : resolve(process.env.INIT_CWD ?? process.cwd(), dir)
  const folder = await createRemote(repository, options, parent)
  if (parent === repository) joinRepository(repository, options.name)
  console.log(`made ${relative(process.cwd(), folder)}: ${options.pages.map(({ path }) => path).join(' ')}`)
  if (options.pages.some(({ title }) => title['zh-hk'] === title.en)) {
    console.log('its titles are English in every language: translate them in src/remote.manifest.ts')
  }
  console.log(`next: cd ${relative(process.cwd(), folder)} && npm test && npm run build`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
