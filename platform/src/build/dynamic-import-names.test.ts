import { dynamicImportNames } from './dynamic-import-names'

const namesIn = (script: string) => [...(dynamicImportNames(script).get('lib') ?? [])].sort()

it.each([
  [`const load = async () => { const { Dialog } = await import('lib'); return Dialog }`, ['Dialog']],
  [
    `const load = async () => { const { Dialog: D, Sheet } = await import('lib'); return [D, Sheet] }`,
    ['Dialog', 'Sheet'],
  ],
  [`const load = async () => (await import('lib')).Dialog`, ['Dialog']],
  [`const load = async () => { await import('lib') }`, []],
  [`import('lib').then(({ Dialog }) => Dialog)`, ['Dialog']],
  [`import('lib').then((lib) => ({ default: lib.Dialog }))`, ['Dialog']],
  [`import('lib').then((lib) => { use(lib.Dialog); use(lib.Sheet) })`, ['Dialog', 'Sheet']],
  [`import('lib').then(() => ready())`, []],
  [`const load = () => import(/* webpackChunkName: "x" */ 'lib')`, ['*']],
  [`const load = async () => { const lib = await import('lib'); return lib }`, ['*']],
  [`const load = async () => { const { Dialog, ...rest } = await import('lib'); return rest }`, ['*', 'Dialog']],
  [`import('lib').then((lib) => hand(lib))`, ['*']],
  [`import('lib').then(hand)`, ['*']],
  [`import('other').then(({ Dialog }) => Dialog)`, []],
])('the names that a script takes by dynamic import: %s takes %j', (script, names) =>
  expect(namesIn(script)).toEqual(names),
)
