import { signPreview } from '@shuttle/composer'
import { toSecrets } from '../config/secret-environment'
import { previewKey, readPreviewBy } from './preview-keys'

const OLD = 'the-old-secret-of-this-site'
const NEW = 'the-new-secret-of-this-site'
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const grant = { app: 'mf-x', version: '2', expiresAt: NOW + 60_000 }
const secretsOf = (env: Record<string, string>) => toSecrets(env, { production: true })
const read = (PREVIEW_SECRET: string, link: string) => readPreviewBy(secretsOf({ PREVIEW_SECRET }), () => NOW)(link)

describe('links of previews, while their secret is changed', () => {
  const link = signPreview(grant, previewKey(secretsOf({ PREVIEW_SECRET: OLD })))

  it('a link that was signed before opens during the change, and not after', () => {
    expect(read(OLD, link)).toEqual(grant)
    expect(read(`${NEW} ${OLD}`, link)).toEqual(grant)
    expect(read(NEW, link)).toBeUndefined()
  })
  it('a link that is signed during the change opens after it', () => {
    const fresh = signPreview(grant, previewKey(secretsOf({ PREVIEW_SECRET: `${NEW} ${OLD}` })))
    expect(read(NEW, fresh)).toEqual(grant)
    expect(read(OLD, fresh)).toBeUndefined()
  })
  it('no link opens anything where there is no secret', () => {
    expect(readPreviewBy(secretsOf({}), () => NOW)(link)).toBeUndefined()
    expect(() => previewKey(secretsOf({}))).toThrow('PREVIEW_SECRET is missing')
  })
})
