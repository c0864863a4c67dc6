import { join, resolve } from 'node:path'
import { HELP } from './help'
import { readArguments } from './read-arguments'
import { runCommand } from './run-command'

const root = resolve(import.meta.dirname, '../../..')

try {
  const given = readArguments(process.argv.slice(2), process.env)
  if (given.command === 'help') console.log(HELP)
  else
    await runCommand(given, {
      root,
      dataDir: resolve(process.env.DATA_DIR ?? join(root, '.data')),
      say: (line) => console.log(line),
      now: Date.now,
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
