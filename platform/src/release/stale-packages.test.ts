import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyPath, makeKeyPair } from '../keys/signing-keys'
import { readArguments } from './read-arguments'
import { type CommandEnvironment, runOnSite } from './run-on-site'
import { aBuildFolder } from './testing/a-build-folder'
import { scriptedSite } from './testing/scripted-site'

const root = mkdtempSync(join(tmpdir(), 'checkout-'))
/** The folder of a remote outside of the repository. */
const outside = mkdtempSync(join(tmpdir(), 'remote-'))
afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true })
})
const write = (file: string, content: object): void => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}

/** Requests to the site and refusal of the tool. */
const runReleaseIn = async (folder: string, ...args: string[]): Promise<{ requests: string[]; refusal: string }> => {
  const site = await scriptedSite(({ path }) => ({
    body: path.endsWith('/site')
      ? { revision: 1, movedAt: null, visits: 0, apps: [], links: [], packages: [] }
      : { revision: 1, withdrawals: 0, apps: [] },
  }))
  const input = readArguments([...args, '--site', site.url], {})
  const environment: CommandEnvironment = { root: folder, dataDir: join(root, '.data'), print: () => {}, now: Date.now }
  const refusal =
    'help' in input
      ? ''
      : await runOnSite(input, environment).then(
          () => '',
          (error: Error) => error.message,
        )
  await site.close()
  return { requests: site.requests.map(({ method, path }) => `${method} ${path}`), refusal }
}

/** As {@link runReleaseIn}, for a checkout whose packages are older than its lock file. */
const runRelease = (...args: string[]) => runReleaseIn(root, ...args)

beforeAll(() => {
  const dependencies = { react: '19.3.1' }
  write('package.json', { workspaces: ['mf-*'] })
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: { 'mf-a': { dependencies }, 'node_modules/react': { version: '19.3.1' } },
  })
  write('node_modules/react/package.json', { version: '18.0.0' })
  write('mf-a/package.json', { name: '@shuttle/mf-a', version: '0.1.0', dependencies })
  write('mf-a/src/remote.manifest.ts', {})
  makeKeyPair(keyPath(join(root, '.data'), 'mf-a'))
})

it.each(['publish', 'preview'])('%s builds nothing when the packages differ from the lock file', async (command) => {
  const { requests, refusal } = await runRelease(command, 'mf-a')
  expect(refusal).toBe(
    'react is installed as 18.0.0, and the lock file names 19.3.1: a build would not be what it is called. Type npm ci, or name a build by --dist.',
  )
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
})

it('status needs no installed packages', async () => expect((await runRelease('status')).refusal).toBe(''))

const SOURCES = ['src/remote.manifest.ts', 'src/pages/page.tsx', 'package.json', 'package-lock.json']
const NOT_BUILT = ['src/pages/page.test.tsx', 'src/pages/README.md']

describe('the folder of a remote outside of the repository', () => {
  /** Changes a file so many seconds after the build. */
  const change = (file: string, seconds: number): void =>
    utimesSync(join(outside, file), new Date(), new Date(1_800_000_000_000 + seconds * 1000))
  beforeEach(() => {
    for (const file of [...SOURCES, ...NOT_BUILT]) {
      mkdirSync(join(outside, file, '..'), { recursive: true })
      writeFileSync(join(outside, file), '{}')
      change(file, -60)
    }
    aBuildFolder(join(outside, 'dist'), { name: 'mf-a', version: '1.0' })
    change('dist/remote.json', 0)
  })

  it.each(SOURCES)('publish and preview refuse a build that is older than %s', async (file) => {
    change(file, 60)
    for (const command of ['publish', 'preview']) {
      const { requests, refusal } = await runReleaseIn(outside, command, 'mf-a')
      expect(refusal).toBe(`mf-a: ${file} is newer than its build: npm run build`)
      expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
    }
  })

  it('publish uploads a build that is newer than its sources, whatever test or document changed', async () => {
    for (const file of NOT_BUILT) change(file, 60)
    expect((await runReleaseIn(outside, 'publish', 'mf-a')).requests).toContain('POST /api/releases/announce')
  })

  it('publish uploads a named build, however old it is', async () => {
    change('package.json', 60)
    const { requests } = await runReleaseIn(outside, 'publish', 'mf-a', '--dist', join(outside, 'dist'))
    expect(requests).toContain('POST /api/releases/announce')
  })
})
