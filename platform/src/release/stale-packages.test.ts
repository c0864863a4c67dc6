import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyPath, makeKeyPair } from '../keys/signing-keys'
import { readArguments } from './read-arguments'
import { type CommandEnvironment, runOnSite } from './run-on-site'
import { scriptedSite } from './testing/scripted-site'

const root = mkdtempSync(join(tmpdir(), 'checkout-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const write = (file: string, content: object): void => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}

/** Requests to the site and refusal of the tool, for a checkout whose packages are older than its lock file. */
const runRelease = async (...args: string[]): Promise<{ requests: string[]; refusal: string }> => {
  const site = await scriptedSite(({ path }) => ({
    body: path.endsWith('/site')
      ? { revision: 1, movedAt: null, visits: 0, apps: [], links: [], packages: [] }
      : { revision: 1, withdrawals: 0, apps: [] },
  }))
  const input = readArguments([...args, '--site', site.url], {})
  const environment: CommandEnvironment = { root, dataDir: join(root, '.data'), print: () => {}, now: Date.now }
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
