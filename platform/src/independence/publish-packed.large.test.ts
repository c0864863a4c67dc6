import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BuildRecord } from '@shuttle/contracts'
import { createRemote } from '../create-remote/create-remote'
import { lockForRegistry } from './pack-into'
import { packedWorkspaces } from './packed-packages'
import { startNpmRegistry } from './testing/npm-registry'

const repository = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'registry-'))
let registry: Awaited<ReturnType<typeof startNpmRegistry>>
beforeAll(async () => {
  registry = await startNpmRegistry()
})
afterAll(() => {
  registry.close()
  rmSync(parent, { recursive: true, force: true })
})

/** Without the variables of a surrounding npm run, such as its folder. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)))

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> => {
  const child = spawn(command, args, {
    cwd,
    env: { ...ownEnvironment(), ...registry.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${printed}${complained}`)
  return printed
}

const readJson = <Content>(...path: string[]): Content => JSON.parse(readFileSync(join(...path), 'utf8')) as Content
interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
}

it('publishes every shared package to a registry, with ranges between ours, and none a second time', async () => {
  const publish = async () => {
    const args = ['platform/bin/run.mjs', 'pack-shared', '--registry', registry.url]
    return (await run(process.execPath, args, repository)).trim().split('\n').at(-1)
  }
  const expected = packedWorkspaces(repository).map((folder) => readJson<Manifest>(repository, folder, 'package.json'))

  expect(await publish()).toMatch(new RegExp(`^published ${expected.length} packages`))
  expect([...registry.stored.keys()].sort()).toEqual(expected.map(({ name }) => name).sort())
  for (const { name, version, dependencies = {} } of expected) {
    const published = registry.stored.get(name)?.versions[version]
    expect(published?.private).toBeUndefined()
    expect(published?.dependencies ?? {}).toEqual(dependencies)
    for (const [needed, range] of Object.entries(dependencies))
      expect([needed, range]).toEqual([needed, expect.stringMatching(needed.startsWith('@shuttle/') ? /^\^\d/ : /^\d/)])
  }
  expect(await publish()).toMatch(/^published 0 packages/)
})

it('npm installs a remote outside from the registry, builds it, and takes a newer minor version of one package', async () => {
  const page = { path: '/my_tours', title: { 'zh-cn': '行程', 'zh-hk': '行程', en: 'My tours' } }
  const options = { name: 'mf-tours', pages: [page], slots: [], registry: registry.url }
  const dir = await createRemote(repository, options, parent)
  lockForRegistry(repository, dir)
  const installed = (name: string) => readJson<Manifest>(dir, 'node_modules/@shuttle', name, 'package.json').version
  const shared = (key: string) => readJson<BuildRecord>(dir, 'dist/remote.json').shared[key]

  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], dir)
  const packages = readdirSync(join(dir, 'node_modules/@shuttle'))
  expect(packages).toEqual(expect.arrayContaining(['contracts', 'design-tokens', 'host', 'ui']))
  expect(packages.filter((name) => lstatSync(join(dir, 'node_modules/@shuttle', name)).isSymbolicLink())).toEqual([])
  const [ui, host] = [installed('ui'), installed('host')]
  await run('npm', ['run', 'build'], dir)
  expect(shared('@shuttle/ui')).toBe(`^${ui}`)

  const newer = join(parent, 'ui')
  cpSync(join(dir, 'node_modules/@shuttle/ui'), newer, { recursive: true })
  const [major, minor] = ui.split('.').map(Number)
  const version = `${major}.${(minor ?? 0) + 1}.0`
  writeFileSync(join(newer, 'package.json'), JSON.stringify({ ...readJson<Manifest>(newer, 'package.json'), version }))
  await run('npm', ['publish', newer, '--silent', '--ignore-scripts', '--registry', registry.url], parent)
  await run('npm', ['update', '@shuttle/ui', '--prefer-online', '--no-audit', '--no-fund'], dir)
  expect([installed('ui'), installed('host')]).toEqual([version, host])
  const copies = readdirSync(join(dir, 'node_modules'), { recursive: true, encoding: 'utf8' })
  expect(copies.filter((name) => name.endsWith('@shuttle/ui/package.json'))).toHaveLength(1)
  await run('npm', ['run', 'build'], dir)
  expect(shared('@shuttle/ui')).toBe(`^${version}`)
})
