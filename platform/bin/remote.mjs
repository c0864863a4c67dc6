#!/usr/bin/env node
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { remoteJest } from '../src/test-run/remote-jest.mjs'

/** Folder of an installed package, resolved from this one. */
const findFolder = (name) => {
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (at === dirname(at)) throw new Error(`${name} is not installed`)
  }
}
const findBin = (name, command = name) => {
  const folder = findFolder(name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

const cwd = process.cwd()
/** A remote without its own configuration uses the default one. */
const config = existsSync(join(cwd, 'rspack.config.ts'))
  ? 'rspack.config.ts'
  : join(import.meta.dirname, '../src/build/remote.rspack.config.ts')
const tsx = pathToFileURL(join(findFolder('tsx'), 'dist/loader.mjs')).href
const endWithReader = pathToFileURL(join(import.meta.dirname, 'end-with-reader.mjs')).href
const COMMANDS = {
  build: () => ['--import', tsx, findBin('@rspack/cli', 'rspack'), 'build', '-c', config],
  dev: () => ['--import', tsx, join(import.meta.dirname, '../src/dev/main.ts'), '--alone', cwd],
  test: () => [findBin('jest'), '--config', JSON.stringify(remoteJest(cwd))],
  release: () => ['--import', tsx, '--import', endWithReader, join(import.meta.dirname, '../src/release/main.ts')],
  types: () => [findBin('typescript', 'tsc'), '--noEmit', '-p', cwd],
}

const HELP = {
  build: `shuttle-remote build
Builds the remote in this folder into dist; remote.json there says what the build is.`,
  dev: `shuttle-remote dev [--site <address>]
The remote in this folder from source. In the repository: in the shell from source, and an edit is on the screen at
once. Outside: in the running site that --site names (RELEASE_SITE, else http://127.0.0.1:8080), at an address of its own;
every save builds it and reloads the page. Ctrl-C ends it.
PORT and HOST say where it listens: 127.0.0.1, and 8080 or, outside, 8090.`,
  test: `shuttle-remote test [options of Jest]
Runs the tests of this folder, such as shuttle-remote test src/pages.`,
  types: `shuttle-remote types
Checks the types of this folder.`,
}
const USAGE = `shuttle-remote dev|build|test|types|release
What a team does with the remote in the current folder; each answers --help.`

/**
 * `shuttle-remote dev|build|test|types|release`: the commands of a team for the remote in this folder, inside or
 * outside of the repository.
 */
const [command = '', ...args] = process.argv.slice(2)
const wantsHelp = [command, ...args].some((word) => word === '--help' || word === '-h')
if (!Object.hasOwn(COMMANDS, command)) {
  console[wantsHelp ? 'log' : 'error'](USAGE)
  process.exit(wantsHelp ? 0 : 1)
}
if (wantsHelp && HELP[command]) {
  console.log(HELP[command])
  process.exit(0)
}
const argv = [...COMMANDS[command](), ...args]
if (command === 'dev') {
  // Runs until it is stopped, and receives the signal.
  const child = spawn(process.execPath, argv, { cwd, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
} else {
  process.exit(spawnSync(process.execPath, argv, { cwd, stdio: 'inherit' }).status ?? 1)
}
