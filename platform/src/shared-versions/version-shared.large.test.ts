import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lock } from '../build/used-packages'
import { checkSharedVersions } from './check-shared-versions'

const repository = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'versions-'))
const clone = join(parent, 'repository')
const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8' })
const read = (file: string): string => readFileSync(join(clone, file), 'utf8')
const readJson = <Content>(file: string): Content => JSON.parse(read(file)) as Content
const versionOf = (folder: string): string => readJson<{ version: string }>(`${folder}/package.json`).version
/** The program itself: the command would install packages of a changed lock file into the linked folder. */
const runTool = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'platform/src/shared-versions/main.ts'], {
    cwd: clone,
    encoding: 'utf8',
  })

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', '--shared', repository, clone])
  symlinkSync(join(repository, 'node_modules'), join(clone, 'node_modules'), 'junction')
  // Change files of the checkout would add their own versions.
  for (const name of readdirSync(join(clone, '.changeset')))
    if (name.endsWith('.md')) rmSync(join(clone, '.changeset', name))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('a change without a change file is refused; its version, change log and lock file come from one', () => {
  runTool()
  expect(checkSharedVersions(clone)).toMatchObject({ ok: true })
  const [ui, queries] = [versionOf('shared/ui'), versionOf('shared/queries')]
  const [major = '', minor = ''] = ui.split('.')
  const next = `${major}.${Number(minor) + 1}.0`

  const index = join(clone, 'shared/ui/src/core/index.ts')
  writeFileSync(index, `${readFileSync(index, 'utf8')}export const A_NEW_NAME = 1\n`)
  expect(checkSharedVersions(clone).text).toContain('@shuttle/ui exports A_NEW_NAME of . since')

  writeFileSync(join(clone, '.changeset/a-new-name.md'), '---\n"@shuttle/ui": minor\n---\n\n`A_NEW_NAME` is new.\n')
  expect(checkSharedVersions(clone)).toMatchObject({ ok: true })

  expect(runTool().trim().split('\n').at(-1)).toBe(`@shuttle/ui ${next}`)
  expect(versionOf('shared/ui')).toBe(next)
  expect(read('shared/ui/CHANGELOG.md')).toMatch(
    new RegExp(`^## ${next}\n### Minor Changes\n\n- \`A_NEW_NAME\` is new`, 'm'),
  )
  expect(readJson<Lock>('package-lock.json').packages['shared/ui']?.version).toBe(next)
  expect(checkSharedVersions(clone)).toMatchObject({ ok: true })
  // A minor version is within the range of the packages that use it, so none of them gets a new one.
  expect(versionOf('shared/queries')).toBe(queries)
  expect(git('status', '--short', 'mf-orders', 'server', 'shared/forms')).toBe('')
})
