import type { RegistryEntry, RegistryPage } from '@shuttle/contracts'
import { remoteFolder } from '@shuttle/contracts'

export const aPage = (page: Partial<RegistryPage> & { path: string }): RegistryPage => ({
  name: page.path.slice(1) || 'index',
  title: 'Title',
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: true,
  bottomBar: false,
  header: 'bar',
  ...page,
})

export const anEntry = (entry: Partial<RegistryEntry> & { name: string }): RegistryEntry => ({
  version: '1.0.0-abc',
  container: `${entry.name}_1_0_0`,
  entry: `${remoteFolder(entry.name, '1.0.0-abc')}entry.js`,
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  ...entry,
})
