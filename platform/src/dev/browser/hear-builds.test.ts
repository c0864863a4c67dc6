import type { HotBuild } from './development-page'
import { hearBuilds } from './hear-builds'

/** A build in the page whose updates lead through these hashes in order. */
const aBuild = (...hashes: string[]): HotBuild & { updates: number } => ({
  updates: 0,
  hash() {
    return hashes[this.updates] ?? ''
  },
  async update() {
    this.updates += 1
    return this.updates < hashes.length
  },
})

const aPage = (builds: Record<string, HotBuild> = {}) => {
  const seen: string[] = []
  const hear = hearBuilds({
    card: {
      show: (app, errors) => seen.push(`show ${app}: ${errors.join()}`),
      clear: (app) => seen.push(`clear ${app}`),
    },
    getBuild: (app) => builds[app],
    takeTexts: (app, texts) => seen.push(`texts of ${app}: ${Object.keys(texts).join()}`),
    reload: () => seen.push('reload'),
  })
  return { seen, hear }
}

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

describe('a page that receives builds', () => {
  it('applies the next build while the page runs', async () => {
    const build = aBuild('1', '2')
    const { hear, seen } = aPage({ a: build })
    await hear({ kind: 'built', app: 'a', hash: '2' })
    expect(build.hash()).toBe('2')
    expect(seen).toEqual(['clear a'])
  })

  it('applies every build that the page missed, such as a broken one', async () => {
    const build = aBuild('1', 'broken', '3')
    const { hear, seen } = aPage({ a: build })
    await hear({ kind: 'failed', app: 'a', errors: ['no'] })
    await hear({ kind: 'built', app: 'a', hash: '3' })
    expect(build.updates).toBe(2)
    expect(seen).toEqual(['show a: no', 'clear a'])
  })

  it('ignores the build that the page has, and an app that it has not loaded', async () => {
    const build = aBuild('1')
    const { hear, seen } = aPage({ a: build })
    await hear({ kind: 'built', app: 'a', hash: '1' })
    await hear({ kind: 'built', app: 'b', hash: '9' })
    expect(build.updates).toBe(0)
    expect(seen).toEqual(['clear a', 'clear b'])
  })

  it.each([
    ['no update leads on', aBuild('1')],
    ['an update cannot be taken', { ...aBuild('1', '2'), update: () => Promise.reject(new Error('not accepted')) }],
    ['updates lead elsewhere for ever', { hash: () => 'other', update: async () => true }],
  ])('a developed page reloads when %s', async (_why, build) => {
    const { hear, seen } = aPage({ a: build })
    await hear({ kind: 'built', app: 'a', hash: '2' })
    expect(seen).toEqual(['clear a', 'reload'])
  })

  it('applies builds one after the other', async () => {
    const build = aBuild('1', '2', '3')
    const { hear } = aPage({ a: build })
    await Promise.all([hear({ kind: 'built', app: 'a', hash: '2' }), hear({ kind: 'built', app: 'a', hash: '3' })])
    expect(build.updates).toBe(2)
  })

  it('passes texts on, and reloads when requested', async () => {
    const { hear, seen } = aPage()
    await hear({ kind: 'texts', app: 'a', texts: { en: {} } })
    await hear({ kind: 'reload', why: 'boot-script' })
    expect(seen).toEqual(['texts of a: en', 'reload'])
  })
})
