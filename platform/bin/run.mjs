import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMMANDS } from './commands.mjs'
import { ensureInstalled } from './installed-packages.mjs'
import { requireFreePorts } from './require-free-ports.mjs'

const root = resolve(import.meta.dirname, '../..')
const tsx = join(root, 'node_modules/tsx/dist/loader.mjs')
/** These run until they are stopped. */
const SERVERS = ['start', 'dev']

const end = (code, line) => {
  console.error(line)
  process.exit(code)
}

const prepare = async (name, { installs }) => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
  if (name === 'start') await requireFreePorts(process.env)
  const started = performance.now()
  if (installs) ensureInstalled(root)
  else if (!existsSync(tsx)) throw new Error('Packages are not installed here: type npm ci, then this command again.')
  // The test run reports the minutes of its own set-up.
  process.env.SHUTTLE_INSTALL_MINUTES = ((performance.now() - started) / 60_000).toFixed(3)
}

const run = async (name, args) => {
  const command = COMMANDS[name]
  if (command.help && args.some((word) => word === '--help' || word === '-h')) {
    console.log(command.help)
    return
  }
  await prepare(name, command)
  const before = SERVERS.includes(name)
    ? []
    : ['--import', pathToFileURL(join(import.meta.dirname, 'end-with-reader.mjs')).href]
  const argv = ['--import', pathToFileURL(tsx).href, ...before, join(root, command.program), ...args]
  const child = spawn(process.execPath, argv, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // Exits with the code of the program.
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, name))
  end(2, `Unknown command '${name}'; known are ${Object.keys(COMMANDS).join(', ')}. Each answers --help.`)
run(name, args).catch((error) => end(1, error.message))
