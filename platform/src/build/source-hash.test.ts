import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from './workspace'

const aTree = (files: Record<string, string>) => {
  const dir = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}
const hashFolder = (files: Record<string, string>) => {
  const dir = aTree(files)
  return sourceHash(dir, [dir])
}

describe('the hash of sources decides what is built again', () => {
  const base = { 'src/a.ts': '1', 'src/b.css': '2' }
  it('equal sources have equal hashes in every folder', () => expect(hashFolder(base)).toBe(hashFolder({ ...base })))
  it.each([
    ['a changed file', { ...base, 'src/a.ts': '9' }],
    ['a new file', { ...base, 'src/c.ts': '' }],
    ['a renamed file', { 'src/z.ts': '1', 'src/b.css': '2' }],
  ])('the hash of sources changes with %s', (_what, files) => expect(hashFolder(files)).not.toBe(hashFolder(base)))
  it.each([
    ['a test', { ...base, 'src/a.test.ts': 'x' }],
    ['a readme', { ...base, 'README.md': 'x' }],
    ['a build', { ...base, 'dist/a.js': 'x' }],
    ['installed packages', { ...base, 'node_modules/x/index.js': 'x' }],
  ])('the hash does not change with %s', (_what, files) => expect(hashFolder(files)).toBe(hashFolder(base)))
})
