import { relative, resolve } from 'node:path'
import { createRemote } from './create-remote'
import { joinHouse } from './join-house'
import { BadOrder, readArguments } from './read-arguments'

const house = resolve(import.meta.dirname, '../../..')

/** `npm run create-remote -- <name>`: makes a remote and says what to do next. */
try {
  const { order, dir } = readArguments(process.argv.slice(2))
  const parent = dir === undefined ? house : resolve(process.env.INIT_CWD ?? process.cwd(), dir)
  const folder = await createRemote(house, order, parent)
  if (parent === house) joinHouse(house, order.name)
  console.log(`made ${relative(process.cwd(), folder)}: ${order.pages.map(({ path }) => path).join(' ')}`)
  if (order.pages.some(({ title }) => title['zh-hk'] === title.en)) {
    console.log('its titles are English in every language: translate them in src/remote.manifest.ts')
  }
  console.log(`next: cd ${relative(process.cwd(), folder)} && npm test && npm run build`)
} catch (error) {
  if (!(error instanceof BadOrder)) throw error
  console.error(error.message)
  process.exitCode = 1
}
