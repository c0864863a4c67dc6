import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { runRspack } from '@shuttle/platform/build-all'
import { createLinkedRemote } from '@shuttle/platform/create-linked-remote'
import { type Library, probeModule } from './probe'

const root = resolve(import.meta.dirname, '../..')

/** A remote under test and the page that makes the shell load it. */
export interface ProbedRemote {
  name: string
  path: string
}

/** Three of this repository, and two generated for the test. Orders are for members. */
export const FIVE: readonly ProbedRemote[] = [
  { name: 'mf-purchase', path: '/' },
  { name: 'mf-account', path: '/personal_center' },
  { name: 'mf-orders', path: '/my_order' },
  { name: 'mf-parking', path: '/parking' },
  { name: 'mf-lounge', path: '/lounge' },
]
const HERE = new Set(['mf-purchase', 'mf-account', 'mf-orders'])

const copyRemote = (name: string, parent: string): string => {
  const dir = join(parent, name)
  const filter = (file: string) => !['node_modules', 'dist'].includes(basename(file))
  cpSync(join(root, name), dir, { recursive: true, filter })
  return dir
}

const makeRemote = ({ name, path }: ProbedRemote, parent: string): Promise<string> =>
  createLinkedRemote(
    root,
    { name, pages: [{ path, title: { 'zh-cn': name, 'zh-hk': name, en: name } }], slots: [] },
    parent,
  )

const addProbe = (dir: string, name: string): void => {
  writeFileSync(join(dir, 'src/probe.ts'), probeModule(name))
  const remote = join(dir, 'src/remote.ts')
  writeFileSync(remote, `import './probe'\n${readFileSync(remote, 'utf8')}`)
}

/** The build configuration without its refusals, as of a team that bypasses them. */
const UNCHECKED = `import { remotePreset } from '@shuttle/platform/remote-preset'
import { manifest } from './src/remote.manifest'

const config = await remotePreset({ dir: import.meta.dirname, manifest })
export default { ...config, plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'SharedUsePlugin') }
`

export interface FiveRemotes {
  /** Folder of each build. */
  dists: string[]
  /** Rebuilds one of them, unchecked, with its own libraries in place of shared ones. Returns the folder. */
  rebuildWith: (name: string, own: Partial<Record<Library, string>>) => Promise<string>
  remove: () => void
}

/** Builds the five, each with a probe of its libraries, in a folder of their own. */
export const buildFiveRemotes = async (): Promise<FiveRemotes> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-five-'))
  const dists: string[] = []
  // The generated ones first: they add a link to the packages next to them.
  for (const remote of FIVE.toSorted((one, other) => Number(HERE.has(one.name)) - Number(HERE.has(other.name)))) {
    const dir = HERE.has(remote.name) ? copyRemote(remote.name, parent) : await makeRemote(remote, parent)
    addProbe(dir, remote.name)
    await runRspack(root, dir)
    dists.push(join(dir, 'dist'))
  }
  return {
    dists,
    rebuildWith: async (name, own) => {
      const dir = join(parent, name)
      writeFileSync(join(dir, 'src/probe.ts'), probeModule(name, own))
      writeFileSync(join(dir, 'rspack.config.ts'), UNCHECKED)
      await runRspack(root, dir)
      return join(dir, 'dist')
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
