import type { RemoteManifest } from '@shuttle/contracts'
import { findPageOwner, type RemoteSources } from './find-page-owner'

const page = (path: string, name: string) => ({ path, name }) as RemoteManifest['pages'][number]
const REMOTE: RemoteSources = {
  folder: 'mf-example',
  manifest: {
    name: 'mf-example',
    pages: [page('/', 'index'), page('/My_list', 'my-list'), page('/terms', 'terms'), page('/lost', 'lost')],
  } as unknown as RemoteManifest,
  remote: `import { TermsPage } from './pages/terms-page'
const home = async () => {
  const page = await import(/* webpackChunkName: "page-index" */ './pages/home-page')
  return { Page: page.HomePage }
}
export const remote = {
  pages: {
    '/': home,
    '/My_list': () => import(/* webpackChunkName: "page-my-list" */ './pages/my-list-page'),
    '/terms': async () => ({ Page: TermsPage }),
  },
}`,
}

it.each([
  ['/', 'index', 'mf-example/src/pages/home-page.tsx'],
  ['/webhtml/', 'index', 'mf-example/src/pages/home-page.tsx'],
  ['/my_list?tab=1', 'my-list', 'mf-example/src/pages/my-list-page.tsx'],
  ['/webhtml/My_list#x', 'my-list', 'mf-example/src/pages/my-list-page.tsx'],
  ['/terms', 'terms', 'mf-example/src/pages/terms-page.tsx'],
  ['/lost', 'lost', undefined],
])('finds the owner and the file of the page %s', (address, name, file) => {
  expect(findPageOwner([REMOTE], address)).toMatchObject({ folder: 'mf-example', name, file })
})

it('finds no owner for an address that no remote declares', () => {
  expect(findPageOwner([REMOTE], '/nothing')).toBeUndefined()
})
