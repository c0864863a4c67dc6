import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runRspack } from '@shuttle/platform/build-all'
import { createLinkedRemote } from '@shuttle/platform/create-linked-remote'
import type { Change } from '../contracts/change'
import { copySources } from '../contracts/copy-sources'

const root = resolve(import.meta.dirname, '../..')
const BUMPED = ['contracts', 'host', 'ui'] as const
const BADGE = 'older-badge.v1'
/** What the page of the newer remote shows by the new exports. */
export const BY_NEW_EXPORTS = 'contracts host ui'

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8')) as { version: string }).version
const toNextMinor = (version: string): string => {
  const [major, minor] = version.split('.').map(Number)
  return `${major}.${(minor ?? 0) + 1}.0`
}
/** Version of `@shuttle/host` in this checkout, and its next minor one. */
export const HOST = { older: versionOf('host'), newer: toNextMinor(versionOf('host')) }

const bump = (name: (typeof BUMPED)[number]) => {
  const version = versionOf(name)
  return {
    file: `shared/${name}/package.json`,
    from: `"version": "${version}"`,
    to: `"version": "${toNextMinor(version)}"`,
  }
}
const addExport = (file: string, from: string, name: string, value: string) => ({
  file,
  from,
  to: `${from}\nexport const ${name} = '${value}'`,
})

/** Three shared packages in their next minor version, each with one more export, and the record of what a shell has. */
const NEXT_MINOR: Change = {
  what: 'next minor versions',
  app: 'shell',
  ...bump('contracts'),
  also: [
    bump('host'),
    bump('ui'),
    addExport('shared/contracts/src/index.ts', "export * from './base-path'", 'newOfContracts', 'contracts'),
    addExport('shared/host/src/index.ts', "export * from './hooks'", 'newOfHost', 'host'),
    addExport('shared/ui/src/core/index.ts', "export * from './bottom-bar'", 'newOfUi', 'ui'),
    { file: 'platform/src/build/provided-names.json', from: '"abortLoads",', to: '"abortLoads", "newOfHost",' },
    { file: 'platform/src/build/provided-names.json', from: '"BottomBar",', to: '"BottomBar", "newOfUi",' },
  ],
}

const PAGE = 'mf-newer/src/pages/newer-page.tsx'
/** The page shows a text of the new exports, and the slot that the older remote fills. */
const USE_THEM: Change = {
  what: 'a page that uses the new exports',
  app: 'mf-newer',
  file: PAGE,
  from: "import { useGoBack, useLanguage } from '@shuttle/host'",
  to: "import { newOfContracts } from '@shuttle/contracts'\nimport { newOfHost, Slot, useGoBack, useLanguage } from '@shuttle/host'\nimport { newOfUi } from '@shuttle/ui'",
  also: [
    {
      file: PAGE,
      from: "<Card>{t('page.introduction')}</Card>",
      to: `<Card>{[newOfContracts, newOfHost, newOfUi].join(' ')}</Card>\n<Slot name="${BADGE}" version="1.0" props={{}} />`,
    },
  ],
}

/** The build of the copy in place of this checkout's, which a remote without a configuration of its own gets. */
const OWN_CONFIG = `import { remotePreset } from '@shuttle/platform/remote-preset'
import { manifest } from './src/remote.manifest'

export default await remotePreset({ dir: import.meta.dirname, manifest })
`

const pageOf = (path: string, title: string) => ({ path, title: { 'zh-cn': '版本', 'zh-hk': '版本', en: title } })

export interface TwoMinorVersions {
  /** Builds of a remote of this checkout's versions, and of shell and remote of the next minor ones. */
  older: string
  newerShell: string
  newer: string
  remove: () => void
}

/** Builds two remotes against two minor versions of contracts, host and ui, and the shell of the newer ones. */
export const buildTwoMinorVersions = async (): Promise<TwoMinorVersions> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-minors-'))
  const make = (name: string, title: string, slots: string[]) =>
    createLinkedRemote(root, { name: `mf-${name}`, pages: [pageOf(`/${name}`, title)], slots }, parent)
  const older = await make('older', 'Older', [BADGE])
  await runRspack(root, older)
  const sources = copySources()
  cpSync(await make('newer', 'Newer', []), join(sources.root, 'mf-newer'), { recursive: true })
  writeFileSync(join(sources.root, 'mf-newer/rspack.config.ts'), OWN_CONFIG)
  return {
    older: join(older, 'dist'),
    newerShell: await sources.build('shell', [NEXT_MINOR]),
    newer: await sources.build('mf-newer', [NEXT_MINOR, USE_THEM]),
    remove: () => {
      sources.remove()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
