import type { PageManifest } from '@shuttle/contracts'
import { pagesToSmoke } from './pages-to-smoke'

const manifest = (...paths: string[]) => ({
  name: 'mf-a',
  contract: 1 as const,
  slots: [],
  pages: paths.map((path) => ({ path }) as PageManifest),
})
const LIVE = [{ pages: [{ path: '/' }, { path: '/result' }] }, { pages: [{ path: '/my_order' }] }, { pages: [] }]

describe('the pages that a smoke opens', () => {
  it('the smoke of a remote opens all its pages', () =>
    expect(pagesToSmoke({ kind: 'remote', manifest: manifest('/a', '/b') }, LIVE)).toEqual(['/a', '/b']))
  it('the smoke of the shell opens its own pages and the first of every live remote', () =>
    expect(pagesToSmoke({ kind: 'shell', builtIn: [manifest('/preview')] }, LIVE)).toEqual([
      '/',
      '/my_order',
      '/preview',
    ]))
})
