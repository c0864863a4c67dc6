import { randomBytes } from 'node:crypto'
import { createSealer, type DataKey, SealFault } from './sealer'

const OWNER = 'passenger 17'
const NUMBER = 'K1234567'
const older: DataKey = { id: '2026a', key: randomBytes(32) }
const newer: DataKey = { id: '2027a', key: randomBytes(32) }
const sealer = createSealer([older])

describe('[D4.8] a sealed text', () => {
  it('a sealed text opens as the original, also one of other scripts, and an empty one', () => {
    for (const text of [NUMBER, '陳大文', '']) expect(sealer.open(sealer.seal(text, OWNER), OWNER)).toBe(text)
  })
  it('a sealed text reveals nothing of the original, and is different each time', () => {
    const [one, other] = [sealer.seal(NUMBER, OWNER), sealer.seal(NUMBER, OWNER)]
    expect(one).not.toContain(NUMBER)
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(NUMBER)
    expect(one).not.toBe(other)
  })
  it('a sealed text does not open in another row', () => {
    expect(() => sealer.open(sealer.seal(NUMBER, OWNER), 'passenger 18')).toThrow(SealFault)
  })
  it('a sealed text does not open with any one byte changed', () => {
    const [version, id, body = ''] = sealer.seal(NUMBER, OWNER).split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => sealer.open(`${version}.${id}.${changed.toString('base64url')}`, OWNER)).toThrow(SealFault)
    }
  })
  it.each(['', 'K1234567', 's1.2026a.', 's2.2026a.AAAA'])('%j is no sealed text, and no message repeats it', (text) => {
    expect(() => sealer.open(text, OWNER)).toThrow(new SealFault('the text is not sealed'))
  })
})

describe('[D4.8] keys change one after the other', () => {
  const rotated = createSealer([newer, older])
  it('a text that the older key sealed opens, and is due to be sealed again', () => {
    const sealed = sealer.seal(NUMBER, OWNER)
    expect(rotated.open(sealed, OWNER)).toBe(NUMBER)
    expect(rotated.outdated.map((beginning) => sealed.startsWith(beginning))).toEqual([true])
    expect(rotated.outdated.some((beginning) => rotated.seal(NUMBER, OWNER).startsWith(beginning))).toBe(false)
  })
  it('no text is sealed under the older key any more, and without it its texts stay closed', () => {
    expect(() => createSealer([older]).open(rotated.seal(NUMBER, OWNER), OWNER)).toThrow('the key 2027a is not known')
    expect(() => createSealer([newer]).open(sealer.seal(NUMBER, OWNER), OWNER)).toThrow('the key 2026a is not known')
  })
  it('two keys of the same name do not open for each other', () => {
    const same = createSealer([{ id: older.id, key: randomBytes(32) }])
    expect(() => same.open(sealer.seal(NUMBER, OWNER), OWNER)).toThrow(SealFault)
  })
})
