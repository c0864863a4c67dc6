import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'

/** Command of `npm run` -> the program behind it. */
const PROGRAMS = {
  start: 'platform/src/start/main.ts',
  test: 'platform/src/test-run/main.ts',
  verify: 'platform/src/verify/main.ts',
  bench: 'platform/src/bench/main.ts',
  dev: 'platform/src/dev/main.ts',
  'create-remote': 'platform/src/create-remote/main.ts',
  release: 'platform/src/release/main.ts',
  catalogue: 'server/src/load-catalogue/main.ts',
  audit: 'server/src/audit-command/main.ts',
}

const root = resolve(import.meta.dirname, '../..')
const [command = '', ...args] = process.argv.slice(2)
const program = PROGRAMS[command]
if (!program) {
  console.error(`Unknown command '${command}'; known are ${Object.keys(PROGRAMS).join(', ')}.`)
  process.exit(2)
}

const started = performance.now()
ensureInstalled()
// The test run reports the minutes of its own set-up.
process.env.SHUTTLE_INSTALL_MINUTES = ((performance.now() - started) / 60_000).toFixed(3)

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const child = spawn(process.execPath, ['--import', tsx, join(root, program), ...args], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
// Ends as the program ends.
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
