import type { Page } from '@playwright/test'
import { inspectScreen } from '../fixtures/inspect-screen'
import { expect, test } from '../fixtures/test'

/** The checks on themselves: the responsible check must catch a page with one fault. */
const SOUND_STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;font:16px sans-serif;background:Canvas;color:CanvasText}'
const SOUND_BODY =
  '<main><h1>Bridge Shuttle Bus</h1><p>One</p><p>Two</p><ul><li>Three</li><li>Four</li></ul><a href="/">Home</a></main>'

const html = ({ style = '', head = '', body = '' }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">` +
  `<style>${SOUND_STYLE}${style}</style>${head}</head><body>${SOUND_BODY}${body}</body></html>`

const open = async (page: Page, text: string, headers: Record<string, string> = {}): Promise<void> => {
  await page.route('**/webhtml/control', (route) =>
    route.fulfill({ body: text, contentType: 'text/html; charset=utf-8', headers }),
  )
  await page.goto('control')
}

test('[D8.look.1] a correct page has no faults', async ({ page }) => {
  await open(page, html({}))
  expect(await inspectScreen(page)).toEqual([])
})

const SEEN = [
  {
    what: 'a picture without a text',
    page: { body: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' },
    fault: /axe image-alt/,
  },
  {
    what: 'text too pale to read',
    page: { body: '<p style="color:#bbb;background:#fff">Pale</p>' },
    fault: /^axe color-contrast/,
  },
  {
    what: 'text too pale to read on a gradient',
    page: { body: '<p style="color:#888;background:linear-gradient(#999,#777)">On a gradient</p>' },
    fault: /^contrast 1\.\d of "On a gradient" on its ground, needs 4\.5/,
  },
  {
    what: 'something wider than 320 px',
    page: { body: '<div style="width:500px">Wide</div>' },
    fault: /500 px wide at 320 px: <div/,
  },
  {
    what: 'a button that large text pushes over the edge',
    page: {
      body: '<div style="position:fixed;inset:auto 0 0;display:flex;overflow:hidden"><p style="font-size:2rem;white-space:nowrap">HK$130</p><button style="margin-left:80px;flex:none">Pay</button></div>',
    },
    fault: /^cut at 320 px with text of 200 %: <button> Pay/,
  },
  {
    what: 'a ground that stays light',
    page: { style: 'body{background:#fff;color:#000}' },
    fault: /stays light in the dark/,
  },
  {
    what: 'text that cannot be read in the dark',
    page: { style: '@media (prefers-color-scheme:dark){body{background:#111;color:#333}}' },
    fault: /^dark: axe color-contrast/,
  },
]
for (const { what, page: given, fault } of SEEN) {
  test(`the check of a screen catches ${what}`, async ({ page }) => {
    await open(page, html(given))
    expect(await inspectScreen(page)).toContainEqual(expect.stringMatching(fault))
  })
}

test('[D8.look.1] the check of a screen catches a page that axe cannot read', async ({ page }) => {
  await open(page, '<!doctype html><html lang="en"><head><title>Empty</title></head><body></body></html>')
  expect(await inspectScreen(page)).toContainEqual(expect.stringMatching(/axe applied \d rules/))
})

const HEARD = [
  {
    what: 'an error in the console',
    page: { body: '<script>console.error("oh")</script>' },
    fault: /^console error: oh/,
  },
  {
    what: 'an uncaught exception',
    page: { body: '<script>throw new Error("oh")</script>' },
    fault: /^uncaught: Error: oh/,
  },
  {
    what: 'a request that failed',
    page: { body: '<script src="/refused.js"></script>' },
    fault: /^failed request: GET .*refused\.js/,
  },
  {
    what: 'an answer of 404',
    page: { body: '<script src="/missing.js"></script>' },
    fault: /^status 404: .*missing\.js/,
  },
  {
    what: 'a script that the policy refuses',
    page: { body: '<script>1</script>' },
    headers: { 'content-security-policy': "script-src 'self'" },
    fault: /^policy violation .*script-src-elem refused inline/,
  },
  {
    what: 'markup from text where trusted types are on',
    page: { body: '<script src="/markup.js"></script>' },
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
    fault: /^policy violation .*require-trusted-types-for refused/,
  },
  {
    what: 'an unused preload',
    page: { head: '<link rel="preload" as="script" href="/markup.js">' },
    fault: /^unused preload: .*markup\.js/,
  },
]
for (const { what, page: given, headers, fault } of HEARD) {
  test(`the watch of a page catches ${what}`, async ({ page, watch }) => {
    await page.route('**/refused.js', (route) => route.abort('connectionrefused'))
    await page.route('**/missing.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/markup.js', (route) =>
      route.fulfill({ body: 'document.body.innerHTML = "<p>Markup</p>"', contentType: 'text/javascript' }),
    )
    await open(page, html(given), headers)
    await expect.poll(() => watch.faults()).toContainEqual(expect.stringMatching(fault))
    // The seeded fault may cause other messages, such as a console entry.
    watch.expect(/.*/)
  })
}
