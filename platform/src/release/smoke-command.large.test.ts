import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMOKE_HEADER } from '@shuttle/releases'
import { runTool } from './testing/run-tool'
import { scriptedSite } from './testing/scripted-site'

// Runs the command as a process, with a real browser, on a site of scripted pages.

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-smoke-command-'))
const tokenOf = (version: string): string =>
  `${Buffer.from(JSON.stringify({ app: 'mf-a', version })).toString('base64url')}.signature`
const write = (script: string): string =>
  `<!doctype html><title>Page</title><div id="root"><main data-page="a"><p>Drawn</p></main></div><script>${script}</script>`
/** Of each version of the remote; `4` is refused by the site, which goes on with what is live. */
const SCRIPTS: Record<string, string> = { '1': '', '2': 'undefined.field' }

const answerOf = (version: string, path: string) => {
  if (!path.startsWith('/webhtml/registry.json')) {
    const html = SCRIPTS[version]
    return html === undefined ? { status: 502 } : { body: write(html), headers: { 'content-type': 'text/html' } }
  }
  const isClosed = version === '5'
  const remote = { name: 'mf-a', version, entry: isClosed ? '' : '/entry.js', pages: [{ path: '/a', guard: 'member' }] }
  return { body: { shell: '7', remotes: [{ ...remote, ...(isClosed && { closed: true }) }] } }
}

let site: Awaited<ReturnType<typeof scriptedSite>>
let isEmpty = false
beforeAll(async () => {
  site = await scriptedSite(({ path, headers }) => {
    if (isEmpty) return { status: 503 }
    const version = ['2', '3', '5'].find((one) => headers[SMOKE_HEADER] === tokenOf(one)) ?? '1'
    return answerOf(version, path)
  })
})
afterAll(async () => {
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const smoke = (line: string, env: Record<string, string> = {}) =>
  runTool(['smoke', ...line.split(' ')], { DATA_DIR: dataDir, RELEASE_SITE: site.url, ...env })
const smokeVersion = (version: string, env: Record<string, string> = {}) =>
  smoke(`mf-a ${version}`, { SMOKE_TOKEN: tokenOf(version), ...env })

describe('[D11.smoke.2] npm run release -- smoke', () => {
  it('ends with 0 for the live version, without a key, and opens it as visitors get it', async () => {
    const from = site.requests.length
    expect(await smoke('mf-a')).toEqual({
      code: 0,
      out: ['mf-a 1 runs: 1 page drawn, 1 of them as a member without data, in 3 languages.'],
      errors: [],
    })
    expect(site.requests.slice(from).filter(({ headers }) => headers[SMOKE_HEADER] !== undefined)).toEqual([])
  })

  it('ends with 1 for a broken version, after a line for each fault', async () => {
    const { code, out, errors } = await smokeVersion('2')
    expect({ code, errors }).toEqual({ code: 1, errors: ['mf-a 2 does not run: its smoke found 3 faults (above).'] })
    expect(out).toEqual(
      ['zh-cn', 'zh-hk', 'en'].map((language) =>
        expect.stringMatching(new RegExp(`^/a ${language}: error: TypeError: .*\\.png\\)$`)),
      ),
    )
  })

  it.each<[string, string, RegExp, Record<string, string>]>([
    ['pages that the site does not send', '3', /did not send the pages of mf-a 3, so they were not opened/, {}],
    ['a version that the site does not compose', '4', /mf-a 4 does not run with what is live: .* with 1/, {}],
    ['a closed remote', '5', /mf-a 5 has no page that is open/, {}],
    ['no browser', '2', /This machine has no browser/, { CHROMIUM_PATH: join(dataDir, 'none') }],
    ['no site', '2', /No site answers at /, { RELEASE_SITE: 'http://127.0.0.1:9' }],
    ['no token and no key', '2', /key/, { SMOKE_TOKEN: '' }],
  ])('ends with 3 for %s: nothing is known of the version', async (_what, version, sentence, env) => {
    const { code, errors } = await smokeVersion(version, env)
    expect({ code, errors }).toEqual({ code: 3, errors: [expect.stringMatching(sentence)] })
  })

  it('ends with 3 where nothing is live', async () => {
    expect((await smoke('mf-b')).errors).toEqual([`Nothing of mf-b is live at ${site.url}.`])
    isEmpty = true
    expect(await smoke('mf-a')).toMatchObject({ code: 3, errors: [`${site.url} has no shell yet, so no page.`] })
  })
})
