import { describeSmokedPages, pagesToSmoke, toSmokedPages } from './served-set'

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

it.each([
  [['public', 'public'], { drawn: 2, guarded: 0 }, '2 of 2 pages drawn'],
  [['public', 'member', 'staff'], { drawn: 1, guarded: 2 }, '1 of 3 pages drawn, 2 need a session'],
  [['member'], { drawn: 0, guarded: 1 }, '0 of 1 page drawn, 1 needs a session'],
])('a smoke counts pages with the guards %j', (guards, counted, text) => {
  const pages = guards.map((guard, at) => ({ path: `/${at}`, guard }))
  const found = toSmokedPages(
    pages.map(({ path }) => path),
    [{ ...remote('mf-a', []), pages }],
  )
  expect([found, describeSmokedPages(found)]).toEqual([counted, text])
})
