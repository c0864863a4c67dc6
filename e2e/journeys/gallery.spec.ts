import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runRspack } from '@shuttle/platform/run-rspack'
import { expect, test } from '../fixtures/test'

const root = resolve(import.meta.dirname, '../..')
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Every story once, the languages taken in turn: each widget is seen in one of them, each language many times. */
const STORIES = [
  ['home', 'zh-Hans'],
  ['purchase', 'zh-Hant'],
  ['controls', 'en'],
  ['form', 'zh-Hans'],
  ['calendar', 'zh-Hant'],
  ['states', 'en'],
  ['overlay', 'zh-Hans'],
  ['prose', 'zh-Hant'],
] as const

test.describe('the gallery of widgets', () => {
  test.beforeAll(() => runRspack(root, join(root, 'shared/ui'), 'gallery/rspack.config.ts'))

  for (const [story, language] of STORIES) {
    test(`${story} in ${language}`, async ({ page, inspect }) => {
      // The gallery is a folder of files and needs no service: the test hands them out.
      await page.route('http://gallery.localhost/**', (route) => {
        const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
        const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
        return route.fulfill({ contentType, body: readFileSync(join(root, 'shared/ui/dist/gallery', name)) })
      })
      await page.goto(`http://gallery.localhost/?story=${story}&lang=${language}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await inspect(`gallery-${story}`)
    })
  }
})
