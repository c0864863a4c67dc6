import { remoteManifest, type TextTree } from '@shuttle/contracts'
import { texts as en } from './i18n/en'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { remote } from './remote'

/** Chinese has no singular form, so only English has keys that end in `_one`. */
const leaves = (tree: TextTree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : leaves(value, `${at}${key}.`),
  )
const inserts = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('[A2.base.2] the shell can read the manifest', () => {
  expect(remoteManifest.safeParse(remote.manifest).error).toBeUndefined()
})

test('every path of the manifest has a page', async () => {
  expect(Object.keys(remote.pages).sort()).toEqual(remote.manifest.pages.map((page) => page.path).sort())
  for (const load of Object.values(remote.pages)) expect((await load()).Page).toBeInstanceOf(Function)
})

test('[A6.visitor.1] every page needs a session and stays mounted', () => {
  expect(remote.manifest.pages.filter((page) => page.guard !== 'member' || !page.keepAlive)).toEqual([])
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

test('[A8.toast.2] the quoted sentences match the specification exactly', () => {
  expect(en.cancel.done).toBe('cancel succeeded')
  expect(en.details.invalid).toBe('Timeout, the order is invalid!')
})
