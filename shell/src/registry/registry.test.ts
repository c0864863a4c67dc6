import { anEntry, aPage } from '../testing/a-registry-entry'
import { findOwner, findPath, findSlotFiller } from './registry'

const registry = [
  anEntry({
    name: 'mf-purchase',
    pages: [aPage({ path: '/', name: 'index' }), aPage({ path: '/index.html', name: 'home' })],
    slots: ['payment-panel.v1'],
  }),
  anEntry({ name: 'mf-account', pages: [aPage({ path: '/login' })], slots: ['login-panel.v1'] }),
]

describe('[P2.route.1, A2.route.1] the owner of an address', () => {
  it.each([
    ['/', 'mf-purchase'],
    ['/index.html', 'mf-purchase'],
    ['/login', 'mf-account'],
  ])('the owner of the address %s is %s', (path, owner) => {
    expect(findOwner(registry, path)?.entry.name).toBe(owner)
  })

  it.each(['/login/', '/Login', '/log', '/login/x', ''])('the address %s has no owner', (path) => {
    expect(findOwner(registry, path)).toBeUndefined()
  })

  it('the owner is found by route name and by slot too', () => {
    expect(findPath(registry, 'home')).toBe('/index.html')
    expect(findPath(registry, 'nowhere')).toBeUndefined()
    expect(findSlotFiller(registry, 'login-panel.v1')?.name).toBe('mf-account')
    expect(findSlotFiller(registry, 'ticket-viewer.v1')).toBeUndefined()
  })
})
