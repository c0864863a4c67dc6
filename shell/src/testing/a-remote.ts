import type { LanguageCode, RegistryEntry, RemoteModule } from '@shuttle/contracts'

/** Makes a distinct component for each, which renders nothing. */
const aComponent = () => () => null

/** A remote with everything that its registry entry promises. Components differ by identity, texts by version. */
export const aRemote = (entry: RegistryEntry, change: Partial<RemoteModule> = {}) => {
  const Page = aComponent()
  const Slot = aComponent()
  const getTexts = (language: LanguageCode) => async () => ({ texts: { label: `${entry.version} in ${language}` } })
  const module: RemoteModule = {
    manifest: {
      name: entry.name,
      contract: 1,
      slots: entry.slots,
      pages: entry.pages.map((page) => ({ ...page, title: { 'zh-cn': '登录', 'zh-hk': '登入', en: page.title } })),
    },
    pages: Object.fromEntries(entry.pages.map(({ path }) => [path, async () => ({ Page })])),
    slots: Object.fromEntries(entry.slots.map((name) => [name, async () => ({ Slot })])),
    texts: { 'zh-cn': getTexts('zh-cn'), 'zh-hk': getTexts('zh-hk'), en: getTexts('en') },
    ...change,
  }
  return { module, Page, Slot }
}
