import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkProgram } from './check-program'
import { typePrograms } from './type-programs'

const modules = resolve(__dirname, '../../../node_modules')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shuttle-types-'))
  symlinkSync(modules, join(root, 'node_modules'))
  write('base.json', {
    compilerOptions: { strict: true, noEmit: true, types: [], lib: ['ES2023'], skipLibCheck: true },
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const writePackage = (folder: string, source: string, settings: object = { include: ['src'] }) => {
  write(`${folder}/tsconfig.json`, { extends: '../base.json', ...settings })
  write(`${folder}/src/index.ts`, source)
}
const withTypes = (types: string[]) => ({ compilerOptions: { types }, include: ['src'] })
const check = async (...folders: string[]) =>
  Promise.all(typePrograms(root, folders).map((program) => checkProgram(root, program)))
const SOUND = 'export const one = 1\n'
const READS_NODE = 'export const home = process.env\n'

it('checks packages of equal settings in one program', async () => {
  writePackage('a', SOUND, withTypes(['jest', 'node']))
  writePackage('b', READS_NODE, withTypes(['node', 'jest']))
  expect(await check('a', 'b')).toEqual([{ ok: true, text: 'types of a, b: 2 files' }])
})

it('finds a fault of each package of a program', async () => {
  writePackage('a', SOUND)
  writePackage('b', "export const two: number = 'two'\n")
  const [result] = await check('a', 'b')
  expect(result?.ok).toBe(false)
  expect(result?.text).toMatch(/b\/src\/index\.ts.*TS2322/)
})

it('hides the types of Node from a package without them, beside one that has them', async () => {
  writePackage('browser', READS_NODE)
  writePackage('service', READS_NODE, withTypes(['node']))
  const [browser, service] = await check('browser', 'service')
  expect(browser?.text).toMatch(/browser\/src\/index\.ts.*'process'/)
  expect(service?.ok).toBe(true)
})

it('hides the globals that one package declares from others of equal settings', async () => {
  writePackage('a', 'declare global {\n  var early: number\n}\nexport const read = () => globalThis.early\n')
  writePackage('b', 'export const read = () => globalThis.early\n')
  const [a, b] = await check('a', 'b')
  expect(a?.ok).toBe(true)
  expect(b?.text).toContain('TS7017')
})

it('refuses a source that the compiler did not see, and a package without one', async () => {
  writePackage('a', SOUND)
  writePackage('b', SOUND, { include: ['source'] })
  write('c/tsconfig.json', { extends: '../base.json', include: ['src'] })
  const [result] = await check('a', 'b', 'c')
  expect(result?.ok).toBe(false)
  expect(result?.text).toContain('b/src/index.ts: the compiler did not see it')
  expect(result?.text).toContain('c: it has no source')
})

it('lets a package exclude a source', async () => {
  writePackage('a', SOUND, { include: ['src'], exclude: ['src/guard.ts'] })
  write('a/src/guard.ts', 'import "missing"\n')
  expect(await check('a')).toEqual([{ ok: true, text: 'types of a: 1 files' }])
})
