import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { digitsAt, findStep, newSecret, toUri } from './totp'

/** `12345678901234567890` in Base32, the secret of the test vectors in RFC 6238, appendix B; their last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

describe('RFC 6238', () => {
  it.each(VECTORS)('the moment of %s s has the digits %s', (seconds, digits) => {
    expect(digitsAt(SECRET, seconds * 1000)).toBe(digits)
    expect(findStep(SECRET, digits, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('digits of the step before and after count, of the one beyond they do not', () => {
    const now = 1_111_111_110_000
    const stepAt = (seconds: number) => findStep(SECRET, digitsAt(SECRET, now + seconds * 1000), now)
    expect([-60, -30, 0, 30, 60].map(stepAt)).toEqual([undefined, 37037036, 37037037, 37037038, undefined])
  })

  it.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '-28708'])('%j are no digits', (typed) => {
    expect(findStep(SECRET, typed, 59_000)).toBeUndefined()
  })

  it('a new secret has 160 bits, and its address names its account', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(secret)
    expect(toUri(secret, 'clerk@demo.test')).toBe(
      `otpauth://totp/Bridge%20Shuttle:clerk%40demo.test?issuer=Bridge%20Shuttle&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})

describe('recovery codes', () => {
  it('recovery codes are ten of eighty bits, all different', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/)
  })
  it('recovery codes are read with blanks, without dashes and in capitals', () => {
    expect(hashRecoveryCode(' ABCDE 12345abcde12345')).toBe(hashRecoveryCode('abcde-12345-abcde-12345'))
  })
})
