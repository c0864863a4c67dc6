import { packRegistry, unpackRegistry } from './pack-registry'
import type { RegistryEntry, RegistryPage } from './registry'

const page = (path: string, change: Partial<RegistryPage> = {}): RegistryPage => ({
  path,
  name: `route-${path.slice(1)}`,
  title: 'Tickets, seats and more',
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: false,
  bottomBar: false,
  header: 'none',
  ...change,
})
const hash = (letter: string) => `sha256-${letter.repeat(43)}=`
const remote = (name: string, change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version: '0.1.0-ab12',
  container: `${name.replace('-', '_')}_0_1_0_ab12`,
  entry: `/webhtml/remotes/${name}/0.1.0-ab12/entry.5384341c.js`,
  integrity: hash('a'),
  pages: [page(`/${name}`)],
  slots: [],
  ...change,
})

describe('a registry is unchanged after packing and unpacking', () => {
  const elsewhere = { entry: 'https://cdn.example/x/entry.js', integrity: hash('+') }
  const notLoaded = { container: '', entry: '', integrity: '' }
  it.each<[string, RegistryEntry[]]>([
    ['nothing', []],
    ['one remote', [remote('mf-x')]],
    ['a remote without pages between two', [remote('mf-x'), remote('mf-y', { pages: [] }), remote('mf-z')]],
    ['slots', [remote('mf-x', { slots: ['payment-panel.v1', 'ticket-viewer.v1'] }), remote('mf-y')]],
    ['a closed one', [remote('mf-x', { ...notLoaded, closed: true }), remote('mf-y', { integrity: hash('b') })]],
    ['one on another site', [remote('mf-x', elsewhere), remote('mf-y', { integrity: hash('c') })]],
    ['pages of the shell itself', [remote('mf-x'), remote('shell', { ...notLoaded, pages: [page('/a'), page('/b')] })]],
    ['pages that Buy leads back to', [remote('mf-x', { pages: [page('/a', { homeName: 'aHome' }), page('/b')] })]],
    ['the home page and an index of many digits', [remote('mf-x', { pages: [page('/', { index: 120 })] })]],
  ])('a registry is unchanged after packing and unpacking: %s', (_what, registry) => {
    const travelled = JSON.parse(JSON.stringify(packRegistry(registry, {})))
    expect(unpackRegistry(travelled)).toEqual(registry)
  })

  it('every trait of a page is unchanged after packing and unpacking', () => {
    const pages = (['bg', 'surface'] as const).flatMap((background) =>
      (['public', 'member', 'staff'] as const).flatMap((guard) =>
        (['none', 'bar', 'hero'] as const).flatMap((header) =>
          [true, false].flatMap((keepAlive) =>
            [true, false].map((bottomBar) => page('/p', { background, guard, header, keepAlive, bottomBar })),
          ),
        ),
      ),
    )
    const registry = [remote('mf-x', { pages })]
    expect(unpackRegistry(packRegistry(registry, {}))).toEqual(registry)
  })
})

it('packRegistry adds the versions to fall back to beside the others', () =>
  expect(packRegistry([remote('mf-x'), remote('mf-y')], { 'mf-y': '0' }).before).toBe(',0'))
