import { findClaimFault, findPathFault, SITE_FOLDERS } from './find-claim-fault'
import type { BuildRecord } from './registry'
import { type PageManifest, type RemoteManifest, remoteManifest } from './remote-manifest'

const aPage = (path: string, name = `p${path.length}`): PageManifest => ({
  path,
  name,
  title: { 'zh-cn': '页', 'zh-hk': '頁', en: 'Page' },
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: false,
  bottomBar: false,
  header: 'bar',
})
const aManifest = (pages: readonly PageManifest[], slots: RemoteManifest['slots'] = []): RemoteManifest => ({
  name: 'mf-a',
  contract: 1,
  pages: [...pages],
  slots,
})

describe('the claims of a manifest', () => {
  it.each([
    [[aPage('/'), aPage('/index.html')]],
    [[aPage('/a'), aPage('/a/b')]],
    [[aPage('/apis'), aPage('/my/api')]],
    [[aPage('/registry_of_lines'), aPage('/a.b')]],
  ])('accepts the pages %j', (pages) => expect(findClaimFault(aManifest(pages, ['login-panel.v1']))).toBeUndefined())

  it.each([
    ['a path twice', aManifest([aPage('/a', 'a'), aPage('/a', 'b')]), 'mf-a claims the path /a twice'],
    ['a route name twice', aManifest([aPage('/a', 'a'), aPage('/b', 'a')]), 'mf-a claims the route name a twice'],
    ['a slot twice', aManifest([], ['login-panel.v1', 'login-panel.v1']), 'mf-a claims the slot login-panel.v1 twice'],
  ])('the claims of a manifest refuse %s', (_, manifest, sentence) => expect(findClaimFault(manifest)).toBe(sentence))

  const badge = { version: '1.2', props: { type: 'object' as const } }
  const declaring = (declares: RemoteManifest['declares'], slots = ['a-badge.v1']): RemoteManifest => ({
    ...aManifest([], slots),
    declares,
  })
  it('accepts a slot and an event of its own', () => {
    const manifest = declaring({
      slots: { 'a-badge.v1': { ...badge, right: 'member', when: { level: 2, lines: ['HKGZHO'] } } },
      events: { 'a:badge-shown': { version: '1.0', payload: {} } },
    })
    expect(remoteManifest.safeParse(manifest).error).toBeUndefined()
    expect(findClaimFault(manifest)).toBeUndefined()
  })

  it.each([
    [declaring({}), 'mf-a fills the slot a-badge.v1 and does not declare it'],
    [declaring({ slots: { 'a-badge.v1': badge } }, []), 'mf-a declares the slot a-badge.v1 and does not fill it'],
    [
      declaring({ slots: { 'a-badge.v1': { ...badge, version: '2.0' } } }),
      'mf-a declares the slot a-badge.v1 in version 2.0',
    ],
    [
      declaring({ events: { 'orders:order-paid': { version: '1.0', payload: {} } } }, []),
      'mf-a declares the event orders:order-paid, whose name does not begin with "a:"',
    ],
  ])('refuses a declaration: %#', (manifest, sentence) => expect(findClaimFault(manifest)).toBe(sentence))

  it.each(SITE_FOLDERS)('refuses the path /%s and every path below it', (folder) => {
    for (const path of [`/${folder}`, `/${folder}/`, `/${folder}/a/b.html`])
      expect(findClaimFault(aManifest([aPage(path)]))).toBe(
        `mf-a claims the path ${path}, which the site itself answers`,
      )
  })

  it.each(['//a', '/a//b', '/..', '/../api', '/a/..', '/a/./b', '/.'])('refuses the path %s', (path) =>
    expect(findClaimFault(aManifest([aPage(path)]))).toBe(`mf-a claims the path ${path}, which no browser asks for`),
  )
})

describe('the files of a record', () => {
  const record = {
    manifest: aManifest([aPage('/a'), aPage('/a/b')], ['login-panel.v1']),
    baseFiles: [] as string[],
    pathFiles: { '/a': ['a.js'], '/a/b': ['b.js'] },
    slotFiles: { 'login-panel.v1': ['slot.js'] },
  }
  const fault = (change: object) => findPathFault({ ...record, ...change } as unknown as BuildRecord)

  it.each([
    ['each page and slot has its own', {}],
    ['a page comes with what every page needs', { baseFiles: ['remote.js'], pathFiles: { '/a': [], '/a/b': [] } }],
    ['the build is from before slots had files', { slotFiles: undefined }],
    ['it is a shell', { manifest: undefined }],
  ])('accepts the files where %s', (_, change) => expect(fault(change)).toBeUndefined())

  it.each([
    ['no files at all', { pathFiles: {} }, 'mf-a claims the path /a and has no files for it'],
    [
      'an empty list',
      { pathFiles: { ...record.pathFiles, '/a/b': [] } },
      'mf-a claims the path /a/b and has no files for it',
    ],
    [
      'files of a page it does not have',
      { pathFiles: { ...record.pathFiles, '/c': [] } },
      'mf-a has files for the path /c, which is none of its pages',
    ],
    ['a slot without files', { slotFiles: {} }, 'mf-a fills the slot login-panel.v1 and has no files for it'],
    [
      'files of a slot it does not fill',
      { slotFiles: { ...record.slotFiles, 'payment-panel.v1': [] } },
      'mf-a has files for the slot payment-panel.v1, which it does not fill',
    ],
  ])('refuses the files with %s', (_, change, sentence) => expect(fault(change)).toBe(sentence))
})
