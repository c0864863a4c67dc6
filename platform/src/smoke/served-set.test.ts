import { countSmokedPages, describeSmokedPages, pagesToSmoke } from './served-set'

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

const pathsToSmoke = (app: string) => pagesToSmoke(app, LIVE).map(({ path }) => path)

describe('[D11.smoke.1] the pages that a smoke opens', () => {
  it('the smoke of a remote opens all its pages', () => expect(pathsToSmoke('mf-b')).toEqual(['/my_order', '/order']))
  it('the smoke of the shell opens its own pages and the first of every open remote', () =>
    expect(pathsToSmoke('shell')).toEqual(['/', '/my_order', '/preview', '/switcher']))
  it.each(['mf-closed', 'mf-absent'])('the smoke of %s has no page to open', (name) =>
    expect(pathsToSmoke(name)).toEqual([]),
  )
})

it.each([
  [['public', 'public'], { drawn: 2, guarded: 0 }, '2 pages drawn'],
  [['public', 'member', 'staff'], { drawn: 1, guarded: 2 }, '3 pages drawn, 2 of them as a member without data'],
  [['member'], { drawn: 0, guarded: 1 }, '1 page drawn, 1 of them as a member without data'],
])('a smoke counts pages with the guards %j', (guards, counted, text) => {
  const pages = guards.map((guard, at) => ({ path: `/${at}`, guard }))
  const found = countSmokedPages(pagesToSmoke('mf-a', [{ ...remote('mf-a', []), pages }]))
  expect([found, describeSmokedPages(found)]).toEqual([counted, text])
})
