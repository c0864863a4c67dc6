import { remoteManifest, type TextTree } from '@shuttle/contracts'
import { texts as en } from './i18n/en'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { remote } from './remote'

/** Chinese has no singular form: only English has `_one`. */
const leaves = (tree: TextTree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : leaves(value, `${at}${key}.`),
  )
const inserts = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('[A2.base.2] the manifest is one the shell reads', () => {
  expect(remoteManifest.safeParse(remote.manifest).error).toBeUndefined()
})

test('[A2.route.7] the airport line has twelve routes', () => {
  const paths = ['.html', '', 'RegFlyInfo', 'SearchClasses', 'PassengerInfo', 'PassengerInfoFamily', 'Payment']
  const others = ['Paysuccess', 'BuyClause', 'BuyClauseHK', 'BuyClauseEN', 'Lists']
  const twelve = [...paths, ...others].map((rest) => `/airline${rest}`)
  expect(remote.manifest.pages.map((page) => page.path).sort()).toEqual(twelve.sort())
})

test('every path of the manifest has a page', async () => {
  expect(Object.keys(remote.pages).sort()).toEqual(remote.manifest.pages.map((page) => page.path).sort())
  for (const load of Object.values(remote.pages)) expect((await load()).Page).toBeInstanceOf(Function)
})

test('Buy on pages with a bottom bar leads back to the first page of the airport line, also from My', () => {
  const withBar = remote.manifest.pages.filter((page) => page.bottomBar)
  expect(withBar.map(({ path, name, homeName }) => [path, name, homeName])).toEqual([
    ['/airline.html', 'airline', 'airlineHome'],
    ['/airline', 'airlineHome', 'airlineHome'],
    ['/airlineLists', 'airline-orders', 'airlineHome'],
  ])
})

test.each([
  ['zh-cn', zhCn],
  ['en', en],
] as const)('%s has every text of the reference, with the same inserts', (_, texts) => {
  const reference = new Map(leaves(zhHk))
  const translated = leaves(texts).filter(([key]) => !key.endsWith('_one'))
  expect(translated.map(([key]) => key).sort()).toEqual([...reference.keys()].sort())
  for (const [key, text] of translated) {
    expect(text.trim()).not.toBe('')
    expect([key, inserts(text)]).toEqual([key, inserts(reference.get(key) ?? '')])
  }
})
