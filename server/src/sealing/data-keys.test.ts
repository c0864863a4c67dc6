import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataKeys, parseDataKeys } from './data-keys'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-data-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const spell = (id: string, bytes = 32) => `${id}:${randomBytes(bytes).toString('base64')}`

describe('the setting DATA_KEY', () => {
  it('DATA_KEY has the newest key first', () => {
    expect(parseDataKeys(`${spell('2027a')} ${spell('2026a')}\n`)?.map(({ id }) => id)).toEqual(['2027a', '2026a'])
  })
  it.each([
    ['nothing', ''],
    ['no name', randomBytes(32).toString('base64')],
    ['a key of 31 bytes', spell('a', 31)],
    ['a key of 33 bytes', spell('a', 33)],
    ['two keys of one name', `${spell('a')} ${spell('a')}`],
    ['one of two that is none', `${spell('a')} b:short`],
  ])('DATA_KEY is refused with %s', (_what, text) => expect(parseDataKeys(text)).toBeUndefined())
})

describe('the key file of a data folder', () => {
  it('the service makes a key once, in a file that only its owner can read, when DATA_KEY is missing', () => {
    const [made] = dataKeys({ dataKey: undefined, dataDir })
    const [again] = dataKeys({ dataKey: undefined, dataDir })
    expect(again).toEqual(made)
    expect(statSync(join(dataDir, 'data-key.txt')).mode & 0o777).toBe(0o600)
  })
  it('a damaged file is reported, and neither repeated nor replaced', () => {
    const file = join(dataDir, 'data-key.txt')
    writeFileSync(file, 'damaged')
    expect(() => dataKeys({ dataKey: undefined, dataDir })).toThrow(`${file} holds no keys`)
    expect(readFileSync(file, 'utf8')).toBe('damaged')
  })
})
