import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMOKE_HEADER } from '@shuttle/releases'
import { scriptedSite } from '../release/testing/scripted-site'
import { smokeBuild } from './smoke-build'

// Opens a real browser on a site of a few scripted pages; the journey `smoke` has the real shell.

const tokenOf = (app: string, version: string): string =>
  `${Buffer.from(JSON.stringify({ app, version })).toString('base64url')}.signature`
const TOKEN = tokenOf('mf-a', '2')

const write = (script: string, body = '<p>Drawn</p>'): string =>
  `<!doctype html><title>Page</title><div id="root">${body}</div><script nonce="a">${script}</script>`
const CARD = '<section aria-labelledby="a"><div role="alert"><h2 id="a">Not loaded</h2></div></section>'
const REPORT = `fetch('/webhtml/report', { method: 'POST', body: JSON.stringify({
  remote: 'mf-a', version: '2', where: 'page /', kind: 'TypeError', message: 'x is undefined', instead: '1' }) })`

/** What a page reports of its visit seconds after it was drawn, which a slow smoke sees. */
const VISIT = `fetch('/webhtml/report', { method: 'POST', body: JSON.stringify({
  visit: 'a', events: [{ no: 0, kind: 'load', remote: 'mf-a', version: '2', phase: 'first', ms: 300, cause: '' }] }) })`

/** A page that runs a script once the user call, which the cookie makes it send, has returned a member of level 9. */
const guarded = (script: string) => `const calls = () => fetch('/api/orders')
const FRAME = '<main data-page="a"><div role="status"></div></main>'
if (document.cookie.includes('signed_in=1'))
  fetch('/api/wx/query.wx.user.information').then((answer) => answer.json()).then((answer) => {
    if (answer.responseData.level === 9) { ${script} }
  })`

const PAGES: Record<string, string> = {
  '/good': write(''),
  '/throws': write('undefined.field'),
  '/evaluates': write('try { eval("1") } catch {}'),
  '/card': write('', CARD),
  '/falls_back': write(REPORT),
  '/counted': write(VISIT),
  '/blank': write('', ''),
  '/loops': write('for (;;) {}'),
  '/guarded': write(guarded('calls(); document.querySelector("#root").innerHTML = FRAME')),
  '/guarded_loading': write(guarded('calls()'), `<main data-page="a"><div class="boot-skeleton"></div></main>`),
  '/guarded_sign_in': write(
    guarded(`history.replaceState(null, '', '/webhtml/login'); document.querySelector("#root").innerHTML = FRAME`),
  ),
  '/guarded_throws': write(guarded('undefined.field')),
  '/loading': write('', '<div role="status">Loading</div><nav>Buy My</nav>'),
}

let opened = 0
const openSite = () =>
  scriptedSite(({ path, headers }) => {
    const page = path.replace('/webhtml', '').split('?')[0] ?? ''
    if (page === '/unsteady') opened += 1
    const html = page === '/unsteady' ? write(opened === 1 ? 'undefined.field' : '') : PAGES[page]
    if (html === undefined || headers[SMOKE_HEADER] !== TOKEN) return { status: 404 }
    const policy = "default-src 'none'; script-src 'nonce-a'; connect-src 'self'"
    return { body: html, headers: { 'content-type': 'text/html', 'content-security-policy': policy } }
  })

let site: Awaited<ReturnType<typeof openSite>>
const pictures = mkdtempSync(join(tmpdir(), 'shuttle-smoke-'))
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  rmSync(pictures, { recursive: true, force: true })
})

const open = (...paths: string[]) => paths.map((path) => ({ path, isGuarded: false }))
const smoke = (path: string, isGuarded = false) =>
  smokeBuild({ origin: site.url, previewToken: TOKEN, pages: [{ path, isGuarded }], languages: ['en'], pictures })

describe('[D11.smoke.1] the smoke of a build', () => {
  it('finds nothing on a good page, in each language', async () => {
    const from = site.requests.length
    const languages = ['zh-cn', 'zh-hk', 'en'] as const
    const smoked = { origin: site.url, previewToken: TOKEN, pages: open('/good'), languages, pictures }
    expect(await smokeBuild(smoked)).toEqual([])
    const paths = site.requests.slice(from).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(languages.map((language) => `/webhtml/good?lang=${language}`)))
  })

  it.each([
    ['a script that throws', '/throws', 'error', /TypeError: Cannot read properties of undefined/],
    ['an evaluated text, although the page catches it', '/evaluates', 'policy', /^script-src refuses eval at/],
    ['a fault card', '/card', 'card', /^Not loaded$/],
    ['a fallback that hides a fault', '/falls_back', 'report', /^mf-a 2, page \/: TypeError: .* shown instead: 1$/],
    ['a page that is not found', '/absent', 'status', /^the site answers 404$/],
  ])('finds %s, with a picture', async (_what, page, cause, detail) => {
    const findings = await smoke(page)
    expect(findings).toEqual([
      {
        page,
        language: 'en',
        cause,
        detail: expect.stringMatching(detail),
        picture: expect.stringMatching(/-en\.png$/),
      },
    ])
    expect(readdirSync(pictures)).toContain(`${page.slice(1)}-en.png`)
  })

  it('finds a page that draws nothing, one that loads for ever, and one that answers nothing', async () => {
    const pages = ['/blank', '/loading', '/loops']
    const findings = await smokeBuild({
      origin: site.url,
      previewToken: TOKEN,
      pages: open(...pages),
      languages: ['en'],
      drawnWithinMs: 2000,
    })
    expect(findings).toEqual(pages.map((page) => expect.objectContaining({ page, cause: 'blank' })))
  })

  it('a guarded page is drawn as a member whose calls do not reach the site', async () => {
    const from = site.requests.length
    expect(await smoke('/guarded', true)).toEqual([])
    expect(site.requests.slice(from).filter(({ path }) => path.startsWith('/api/'))).toEqual([])
  })

  it.each([
    ['that throws once it has its member', '/guarded_throws', ['error', 'blank']],
    ['whose remote renders nothing', '/guarded_loading', ['blank']],
    ['that leads to the sign-in', '/guarded_sign_in', ['blank']],
  ])('finds a guarded page %s', async (_what, path, causes) => {
    const pages = [{ path, isGuarded: true }]
    const smoked = { origin: site.url, previewToken: TOKEN, pages, languages: ['en'] as const, drawnWithinMs: 2000 }
    const findings = await smokeBuild(smoked)
    expect(findings === 'no-browser' || findings.map(({ cause }) => cause)).toEqual(causes)
  })

  it('the counted events of a visit are no finding', async () => expect(await smoke('/counted')).toEqual([]))

  it('reports of a smoked page do not reach the site', async () => {
    await smoke('/falls_back')
    expect(site.requests.filter(({ path }) => path === '/webhtml/report')).toEqual([])
  })

  it('a page that fails once and not again is no finding', async () => {
    expect(await smoke('/unsteady')).toEqual([])
    expect(opened).toBe(2)
  })

  it('a site that does not answer is found as that, and not as a page that draws nothing', async () => {
    const away = await scriptedSite(() => ({}))
    await away.close()
    const findings = await smokeBuild({ origin: away.url, pages: open('/good'), languages: ['en'] })
    expect(findings).toEqual([
      expect.objectContaining({ cause: 'status', detail: expect.stringContaining('net::ERR_CONNECTION_REFUSED') }),
    ])
  })

  it('a smoke that is over before its pages are opened throws how many are left', async () => {
    const pages = open(...Array.from({ length: 7 }, () => '/good'))
    const smoked = { origin: site.url, previewToken: TOKEN, languages: ['en'] as const, pages }
    await expect(smokeBuild({ ...smoked, endsWithinMs: 1 })).rejects.toThrow(/: [4-7] are left\.$/)
  })
})

it('a machine without a browser smokes nothing', async () => {
  const before = process.env.CHROMIUM_PATH
  process.env.CHROMIUM_PATH = join(pictures, 'no-browser')
  expect(await smoke('/good')).toBe('no-browser')
  if (before === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = before
})
