import { remoteManifest } from '@shuttle/contracts'
import { texts as en } from './i18n/en'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { remote } from './remote'
import { manifest } from './remote.manifest'

it('[A2.base.2] the manifest follows the contract', () => {
  expect(remoteManifest.safeParse(manifest).success).toBe(true)
})

it('[A2.route.2, D10.4] the remote renders every page and fills every slot of its manifest, and no other', () => {
  expect(Object.keys(remote.pages).sort()).toEqual(manifest.pages.map(({ path }) => path).sort())
  expect(Object.keys(remote.slots).sort()).toEqual([...manifest.slots].sort())
})

it('mf-purchase loads the component of every page', async () => {
  for (const load of Object.values(remote.pages)) expect((await load()).Page).toBeInstanceOf(Function)
})

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) => (typeof value === 'string' ? [value] : leaves(value as object)))
const findInserts = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([insert]) => insert).sort()

it('[P1.language.1] every language has the same inserts, and no empty text', () => {
  const reference = leaves(zhCn).map(findInserts)
  expect(leaves(zhHk).map(findInserts)).toEqual(reference)
  expect(leaves(en).map(findInserts)).toEqual(reference)
  for (const text of [...leaves(zhCn), ...leaves(zhHk), ...leaves(en)]) expect(text.trim()).not.toBe('')
})
