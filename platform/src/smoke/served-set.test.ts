import { pagesToSmoke } from './served-set'

const remote = (name: string, paths: string[], more: { entry?: string; closed?: true } = {}) => ({
  ...{ name, version: '1', entry: `/webhtml/remotes/${name}/1/entry.js` },
  ...{ pages: paths.map((path) => ({ path })), ...more },
})
const LIVE = [
  remote('mf-a', ['/', '/result']),
  remote('mf-b', ['/my_order', '/order']),
  remote('mf-closed', ['/closed'], { entry: '', closed: true }),
  remote('shell-pages', ['/preview', '/switcher'], { entry: '' }),
]

describe('[D11.smoke.1] the pages that a smoke opens', () => {
  it('the smoke of a remote opens all its pages', () =>
    expect(pagesToSmoke('mf-b', LIVE)).toEqual(['/my_order', '/order']))
  it('the smoke of the shell opens its own pages and the first of every open remote', () =>
    expect(pagesToSmoke('shell', LIVE)).toEqual(['/', '/my_order', '/preview', '/switcher']))
  it.each(['mf-closed', 'mf-absent'])('the smoke of %s has no page to open', (name) =>
    expect(pagesToSmoke(name, LIVE)).toEqual([]),
  )
})
