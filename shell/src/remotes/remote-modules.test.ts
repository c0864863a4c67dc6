import { anEntry, aPage } from '../testing/a-registry-entry'
import { checkComponent, checkRemoteModule } from './remote-modules'

const entry = anEntry({ name: 'mf-account', pages: [aPage({ path: '/login' })], slots: ['login-panel.v1'] })
const load = async () => ({})
const complete = {
  manifest: { name: 'mf-account', contract: 1, pages: [], slots: [] },
  pages: { '/login': load },
  slots: { 'login-panel.v1': load },
  texts: { 'zh-cn': load, 'zh-hk': load, en: load },
}

describe('a remote module is checked at run time', () => {
  it('the check of a remote module admits a complete remote', () => {
    expect(checkRemoteModule(complete, entry)).toBe(complete)
  })

  it.each([
    ['nothing', undefined, 'no remote module'],
    ['HTML', '<html>', 'no remote module'],
    ['another contract', { ...complete, manifest: { ...complete.manifest, contract: 2 } }, 'contract 2'],
    ['another remote', { ...complete, manifest: { ...complete.manifest, name: 'mf-x' } }, 'mf-x'],
    ['a missing page', { ...complete, pages: {} }, 'the page /login'],
    ['a missing slot', { ...complete, slots: {} }, 'the slot login-panel.v1'],
    ['a missing language', { ...complete, texts: { ...complete.texts, en: undefined } }, 'texts in en'],
  ])('the check of a remote module refuses %s', (_, candidate, reason) => {
    expect(() => checkRemoteModule(candidate, entry)).toThrow(reason)
  })

  it('refuses a page without a component', () => {
    expect(() => checkComponent(undefined, '/login')).toThrow('/login brought no component')
    expect(checkComponent(load, '/login')).toBe(load)
  })
})
