import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { buildAll } from '../build/build-all'
import { assertNoDemoSources } from './assert-no-demo-sources'
import { makeSbom } from './make-sbom'
import { packStage } from './pack-stage'
import { findImportedPackages, findPackageFolders, type LockedPackages } from './used-packages-of'

const root = resolve(import.meta.dirname, '../../..')
const print = (line: string) => console.log(`· ${line}`)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Included beside the built service: files that it reads at run time, and tools of its operator. */
const NGINX = ['nginx.conf', 'nginx-one-service.conf', 'nginx-two-services.conf'].map((file) => `docs/${file}`)
const FILES = ['server/banners', 'docs/operate', ...NGINX, 'deploy']
const ENTRIES = ['main.mjs', 'commands.mjs']
/** Only the files of a package that run: no types, maps or documents. */
const isNeeded = (path: string): boolean =>
  !/\.(d\.[cm]?ts|map|md|markdown)$|\/(test|tests|docs|example|examples)$/i.test(path)

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

const layOut = (stage: string): void => {
  for (const file of FILES) cpSync(join(root, file), join(stage, file), { recursive: true })
  const dist = join(root, 'server/dist')
  for (const entry of ENTRIES) assertNoDemoSources(entry, readFileSync(join(dist, `${entry}.map`), 'utf8'))
  for (const name of [...ENTRIES, ...ENTRIES.map((entry) => `${entry}.map`), 'frames'])
    cpSync(join(dist, name), join(stage, 'server/dist', name), { recursive: true })
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages }
  const imported = ENTRIES.flatMap((name) => findImportedPackages(readFileSync(join(dist, name), 'utf8')))
  const folders = findPackageFolders(packages, [...new Set(imported)], (folder) => existsSync(join(root, folder)))
  for (const folder of folders)
    cpSync(join(root, folder), join(stage, folder), {
      recursive: true,
      // A nested package is copied by its own line, if at all.
      filter: (source) => isNeeded(source) && !relative(join(root, folder), source).startsWith('node_modules'),
    })
  print(`${folders.length} packages`)
}

const describe = (stage: string): void => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const packageJson = {
    ...{ name: 'bridge-shuttle', version, type: 'module', private: true },
    ...{ commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' },
    ...{ builtWith: process.version, machine: `${process.platform}-${process.arch}`, engines: { node: '>=20.19' } },
  }
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packageJson, undefined, 2)}\n`)
  writeFileSync(join(stage, 'sbom.cdx.json'), makeSbom(root))
  const lines = listFiles(stage).map((file) => `${sha256(join(stage, file))}  ${file}`)
  writeFileSync(join(stage, 'SHA256SUMS'), `${lines.join('\n')}\n`)
}

const run = async (): Promise<void> => {
  const folder = resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? join(root, 'dist'))
  await buildAll({ root, log: print, isWanted: (name) => name === 'server' })
  const stage = mkdtempSync(join(tmpdir(), 'shuttle-package-'))
  try {
    layOut(stage)
    describe(stage)
    mkdirSync(folder, { recursive: true })
    const { version, machine } = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8'))
    const file = join(folder, `bridge-shuttle-${version}-${machine}.tar.gz`)
    packStage(stage, file, git('log', '-1', '--format=%ct'))
    print(`${file}, ${(statSync(file).size / 1_048_576).toFixed(1)} MB, sha256 ${sha256(file)}`)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

await run()
