import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerReleases } from '@shuttle/composer'
import { BASE_PATH, SITE_FOLDERS } from '@shuttle/contracts'
import { Registry } from 'prom-client'
import { readConfig } from '../config/config'
import { buildTestApp } from '../testing/build-test-app'
import { buildDeliveryApp } from './build-site'
import { toReleaseContext } from './to-release-context'

/** Full addresses of a tree of routes as Fastify prints it: four columns a level, methods after the answered path. */
const readRoutes = (tree: string): string[] => {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^(.*)[├└]── (\S+)( \(.*\))?$/.exec(line) ?? []
    if (part === '') return []
    const level = indent.length / 4
    parents.splice(level, parents.length, (parents[level - 1] ?? '') + part)
    return methods ? [parents[level] ?? ''] : []
  })
}

it('every address that the service answers itself is reserved against remotes, and no other', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-folders-'))
  const service = await buildTestApp()
  const { clock, log } = service.context
  await registerReleases(service.app, toReleaseContext(service.context))
  const config = readConfig({ ROLE: 'delivery', API_URL: 'http://127.0.0.1:9', DATA_DIR: dataDir })
  const pages = await buildDeliveryApp({ clock, log, config, metrics: new Registry() })

  const routes = [service.app, pages].flatMap((app) => readRoutes(app.printRoutes()))
  expect(routes).toEqual(
    expect.arrayContaining([`${BASE_PATH}registry/withdrawn`, `${BASE_PATH}shell/*`, '/health/live']),
  )
  const toFolder = (route: string) => route.replace(BASE_PATH, '/').split('/')[1] ?? ''
  const isPage = (route: string) => [`${BASE_PATH}*`, BASE_PATH.slice(0, -1), '/'].includes(route)
  const folders = new Set(routes.filter((route) => !isPage(route)).map(toFolder))
  expect([...folders].sort()).toEqual([...SITE_FOLDERS].sort())

  await pages.close()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
})
