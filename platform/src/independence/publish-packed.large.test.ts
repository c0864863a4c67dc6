import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { toPublished } from './publish-packed'

interface Packument {
  name: string
  versions: Record<string, { private?: boolean; dependencies?: Record<string, string> }>
  _attachments: Record<string, { length: number }>
}

const registries: Server[] = []
afterAll(() => {
  for (const registry of registries) registry.close()
})

it('a published package is public, and names ours by a range and others exactly', () => {
  const dependencies = { '@shuttle/ui': '1.2.0', react: '19.3.1' }
  expect(toPublished({ name: '@shuttle/x', version: '1.1.0', private: true, dependencies })).toEqual({
    name: '@shuttle/x',
    version: '1.1.0',
    dependencies: { '@shuttle/ui': '^1.2.0', react: '19.3.1' },
  })
})

it('publishes every shared package to a registry, and none a second time', async () => {
  const stored = new Map<string, Packument>()
  const registry = createServer(async (request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    if (request.method === 'PUT') {
      stored.set(name, JSON.parse(await text(request)) as Packument)
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}')
      return
    }
    const found = stored.get(name)
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  }).listen(0, '127.0.0.1')
  registries.push(registry)
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const publish = async () => {
    const args = ['platform/bin/run.mjs', 'pack-shared', '--registry', `http://127.0.0.1:${port}/`]
    const env = { ...process.env, [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'throwaway' }
    const tool = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const printed = await text(tool.stdout)
    return printed.trim().split('\n').at(-1)
  }
  const expected = [...readdirSync('shared'), 'platform'].map((name) => `@shuttle/${name}`).sort()

  expect(await publish()).toMatch(new RegExp(`^published ${expected.length} packages`))
  expect([...stored.keys()].sort()).toEqual(expected)
  const [ui] = Object.values(stored.get('@shuttle/ui')?.versions ?? {})
  expect(ui?.private).toBeUndefined()
  expect(ui?.dependencies?.['@shuttle/design-tokens']).toMatch(/^\^\d/)
  for (const { _attachments } of stored.values())
    expect(Object.values(_attachments)).toEqual([expect.objectContaining({ length: expect.any(Number) })])
  expect(await publish()).toMatch(/^published 0 packages/)
})
