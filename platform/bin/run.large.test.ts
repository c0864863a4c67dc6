import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { scriptedSite } from '../src/release/testing/scripted-site'
import { freeServicePorts } from '../src/test-run/free-service-ports'

const root = resolve(__dirname, '../..')
/** A fresh clone with the commands only, without installed packages. */
const clone = mkdtempSync(join(tmpdir(), 'clone-'))
cpSync(__dirname, join(clone, 'platform/bin'), { recursive: true })
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const run = async (
  args: readonly string[],
  { at = clone, env = {}, isRead = true }: { at?: string; env?: Record<string, string>; isRead?: boolean } = {},
) => {
  const child = spawn(process.execPath, [join(at, 'platform/bin/run.mjs'), ...args], {
    cwd: at,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  let [out, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
  })
  if (!isRead) child.stdout.destroy()
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, errors }
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const ours = Object.keys(scripts).filter((name) => scripts[name] === `node platform/bin/run.mjs ${name}`)
/** Commands on a site or its database: they must not change anything when they are only inspected. */
const NEVER_INSTALLING = ['release', 'catalogue', 'audit', 'payments']

describe('npm run', () => {
  it('npm run has a command for every script of ours', () => {
    expect(Object.values(scripts).filter((script) => script.includes('tsx'))).toEqual([])
    expect(ours.length).toBeGreaterThan(12)
  })

  it.each(ours.filter((name) => name !== 'release'))('%s answers --help, and installs nothing for it', async (name) => {
    const { code, out, errors } = await run([name, 'a-word', '--help'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(new RegExp(`^npm (run )?${name}\\b`))
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
  })

  it('release answers --help', async () => {
    const { code, out, errors } = await run(['release', '--help'], { at: root })
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(/^npm run release -- <command>/)
  })

  it.each(NEVER_INSTALLING)('%s installs nothing, and prints the command to type', async (name) => {
    expect(await run([name, 'status'])).toEqual({
      code: 1,
      out: '',
      errors: 'Packages are not installed here: type npm ci, then this command again.\n',
    })
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
  })

  it.each(['owner', 'rules', 'texts'])('%s installs packages in a fresh clone', async (name) => {
    const lockFile = join(clone, 'package-lock.json')
    const tools = mkdtempSync(join(tmpdir(), 'failing-npm-'))
    writeFileSync(lockFile, JSON.stringify({ packages: { 'node_modules/tsx': { version: '4.0.0' } } }))
    writeFileSync(join(tools, 'npm'), '#!/bin/sh\necho "$1 has no network" >&2\nexit 1\n', { mode: 0o755 })
    const { code, errors } = await run([name, 'a-word'], { env: { PATH: `${tools}:${process.env.PATH}` } })
    for (const path of [lockFile, tools]) rmSync(path, { recursive: true })
    expect({ code, errors }).toEqual({ code: 1, errors: 'npm ci failed:\nci has no network\n\n' })
  })

  it('an unknown command prints the known commands', async () => {
    const { code, errors } = await run(['toString'])
    expect(code).toBe(2)
    expect(errors).toMatch(/^Unknown command 'toString'; known are start, test, .*release/)
  })

  it.each([
    ['PORT', ''],
    ['SANDBOX_PORT', ' of the sandbox'],
    ['FRAMES_PORT', ' of the frames'],
  ])('start checks %s before it installs and builds, and names the process that uses it', async (setting, owner) => {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const { port } = listener.address() as { port: number }
    const env = { ...(await freeServicePorts()), [setting]: String(port) }
    const { code, out, errors } = await run(['start'], { env })
    listener.close()
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(errors).toContain(`Port ${port}${owner} is taken`)
    expect(errors).toContain(`another with ${setting}=<number>.`)
    if (process.platform === 'linux') expect(errors).toContain(`by process ${process.pid} (`)
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
  })

  it('release ends without an error when its reader closes the pipe', async () => {
    const site = await scriptedSite(() => ({ body: [] }))
    const key = join(clone, 'reader.pem')
    writeFileSync(key, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const args = ['release', 'history', '--site', site.url, '--key', key]
    const { code, errors } = await run(args, { at: root, isRead: false })
    await site.close()
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })
})
