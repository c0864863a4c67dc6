import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { runRspack } from '@shuttle/platform/build-all'
import { createLinkedRemote } from '@shuttle/platform/create-linked-remote'
import { ensureDevelopmentKeys } from '@shuttle/platform/signing-keys'
import { startFreshService } from '../fixtures/service'
import { startJsonService } from '../fixtures/start-json-service'
import { expect, test } from '../fixtures/test'
import { releaseTool } from '../releases/release-tool'
import { navigate } from '../steps/navigate'

const root = resolve(import.meta.dirname, '../..')
const SENTENCE = 'Three tours leave today'
const TITLE = { 'zh-cn': '游览', 'zh-hk': '遊覽', en: 'Tours' }

const PAGE = (api: string) => `import { Card, PageBody, PageHeader } from '@shuttle/ui'
import { useEffect, useState } from 'react'

const ToursPage = () => {
  const [text, setText] = useState('')
  useEffect(() => {
    fetch('${api}').then((answer) => answer.json()).then(setText, () => setText('The tours were refused'))
  }, [])
  return <><PageHeader title="Tours" /><PageBody><Card>{text}</Card></PageBody></>
}
export { ToursPage as Page }
`

/** A remote whose one page calls the service. */
const buildTours = async (parent: string, api: string): Promise<string> => {
  const options = { name: 'mf-tours', pages: [{ path: '/tours', title: TITLE }], slots: [] }
  const dir = await createLinkedRemote(root, options, parent)
  const manifest = join(dir, 'src/remote.manifest.ts')
  const origins = `contract: 1,\n  origins: { connect: ['${api}'] },`
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('contract: 1,', origins))
  const [, page = ''] =
    /import\([^)]*'(\.\/pages\/[\w-]+)'\)/.exec(readFileSync(join(dir, 'src/remote.ts'), 'utf8')) ?? []
  writeFileSync(join(dir, 'src', `${page}.tsx`), PAGE(api))
  await runRspack(root, dir)
  return join(dir, 'dist')
}

test('a remote calls an origin that the operator admitted, from its own pages alone', async ({ page, watch }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-origins-'))
  const site = await startFreshService()
  const api = await startJsonService(SENTENCE)
  try {
    const dist = await buildTours(scratch, api.origin)
    ensureDevelopmentKeys(site.dataDir, ['mf-tours', 'operator'])
    const publish = () => releaseTool(site, 'publish', 'mf-tours', '--dist', dist)
    const refusal = await publish().catch(({ stderr }: { stderr: string }) => stderr)
    expect(refusal).toContain(
      `it calls ${api.origin} (npm run release -- admit-origin mf-tours --connect ${api.origin})`,
    )
    expect(await releaseTool(site, 'admit-origin', 'mf-tours', '--connect', api.origin)).toContain(
      `Pages of mf-tours may call ${api.origin}.`,
    )
    expect(await publish()).toContain('mf-tours: live ')

    const policies: Record<string, string> = {}
    page.on('response', async (response) => {
      if (response.request().isNavigationRequest())
        policies[new URL(response.url()).pathname] = response.headers()['content-security-policy'] ?? ''
    })
    await page.goto(`${site.url}${BASE_PATH}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A move inside of the document, as a link of another remote makes it.
    await page.evaluate((path) => history.pushState({ usr: null, key: 'tours', idx: 1 }, '', path), `${BASE_PATH}tours`)
    await page.goBack()
    await page.goForward()
    await expect(page.getByText(SENTENCE)).toBeVisible()
    expect(policies[BASE_PATH]).not.toContain(api.origin)
    expect(policies[`${BASE_PATH}tours`]).toContain(`connect-src 'self' ${api.origin}`)

    await page.evaluate(() => Object.assign(window, { isOpened: true }))
    const call = (address: string) =>
      fetch(address).then(
        () => 'answered',
        () => 'refused',
      )
    expect(await page.evaluate(call, api.origin)).toBe('answered')
    await navigate(page, '/')
    await page.waitForFunction(() => !('isOpened' in window))
    await expect(page.locator('[data-page=index] h1')).toBeVisible()
    watch.expect(/Content Security Policy|connect-src refused/)
    expect(await page.evaluate(call, api.origin)).toBe('refused')
  } finally {
    await page.close()
    api.stop()
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
