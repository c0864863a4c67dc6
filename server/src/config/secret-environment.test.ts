import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toSecrets } from './secret-environment'
import { deriveKey, SECRET_USES, verifyingKeys } from './secret-keys'

const SERVICE = join(__dirname, '..')
const OLD = 'the-old-secret-of-this-site'
const NEW = 'the-new-secret-of-this-site'
const development = (env: Record<string, string>) => toSecrets(env, { production: false })

describe('secrets of the service', () => {
  it('two uses never share a key, also where one secret yields them all', () => {
    const { tokens, codes, previews } = development({ TOKEN_SECRET: OLD, CODE_SECRET: OLD, PREVIEW_SECRET: OLD })
    const kinds = [tokens, codes, previews ?? tokens]
    const keys = kinds.flatMap((kind) => SECRET_USES.map((use) => deriveKey(kind, use)))
    expect(new Set([OLD, ...kinds.map(([key]) => key), ...keys]).size).toBe(1 + 3 + 3 * SECRET_USES.length)
  })

  it('the first of two secrets signs, both verify', () => {
    for (const separator of [' ', ',', ', ']) {
      const both = development({ TOKEN_SECRET: `${NEW}${separator}${OLD}` }).tokens
      const [fresh, old] = [development({ TOKEN_SECRET: NEW }).tokens, development({ TOKEN_SECRET: OLD }).tokens]
      expect(both).toEqual([...fresh, ...old])
      expect(deriveKey(both, 'session-token')).toBe(deriveKey(fresh, 'session-token'))
      expect(verifyingKeys(both, 'session-token')).toContain(deriveKey(old, 'session-token'))
      expect(verifyingKeys(fresh, 'session-token')).not.toContain(deriveKey(old, 'session-token'))
    }
  })

  it('production signs no preview without a secret, nor with the development secret', () => {
    const production = (env: Record<string, string>) => toSecrets(env, { production: true }).previews
    expect(production({})).toBeUndefined()
    expect(production({ PREVIEW_SECRET: 'development-only-secret' })).toBeUndefined()
    expect(production({ PREVIEW_SECRET: NEW })).toHaveLength(1)
  })

  it('every keyed hash of the service takes the key of its use', () => {
    const files = readdirSync(SERVICE, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name),
    )
    const others = files.filter((name) => {
      const calls = [...readFileSync(join(SERVICE, name), 'utf8').matchAll(/createHmac\('[^']*', ([^)]*\)?)/g)]
      return calls.some(([, key = '']) => !/^deriveKey\(|^key\)$/.test(key))
    })
    // Keys that are not the service's secrets: of one issue of coupons, of the slide service; and the derivation
    // itself.
    const known = [
      'config/secret-environment.ts',
      'modules/backoffice/coupons/coupon-codes.ts',
      'modules/passenger/captcha/slide/slide-service.ts',
    ]
    expect(others.sort()).toEqual(known)
  })
})
