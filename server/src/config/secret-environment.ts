import { createHmac } from 'node:crypto'

/** Default where no secret is configured; refused in production. */
export const DEV_SECRET = 'development-only-secret'
/** Characters of a secret. */
export const SHORTEST = 16
const SHORTEST_BYTES_IN_PRODUCTION = 32
/** The new one and the old one, during a change of the secret. */
const ACTIVE_AT_ONCE = 2

const splitSecrets = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '')
/** One secret, or the new one and the old one. */
export const areSecrets = (text: string): boolean => {
  const parts = splitSecrets(text)
  const areEnough = parts.length >= 1 && parts.length <= ACTIVE_AT_ONCE && new Set(parts).size === parts.length
  return areEnough && parts.every((part) => part.length >= SHORTEST)
}
/** Keys of one kind of use, the newest first: the first signs and hashes, all verify. */
export type SecretKeys = readonly [string, ...string[]]

export interface Secrets {
  /** The short tokens of sessions. */
  tokens: SecretKeys
  /** Mailed codes, captchas, and hashes of failure subjects; each with a key of its own, see `deriveKey`. */
  codes: SecretKeys
  /** Links of previews; undefined in production where none is configured. */
  previews: SecretKeys | undefined
}

const NAMES = { tokens: 'TOKEN_SECRET', codes: 'CODE_SECRET', previews: 'PREVIEW_SECRET' } as const
type Kind = keyof typeof NAMES
const KINDS = Object.keys(NAMES) as Kind[]
type Given = { readonly [Name in (typeof NAMES)[Kind]]?: string | undefined }

const given = (env: Given, kind: Kind): readonly string[] | undefined => {
  const own = env[NAMES[kind]]
  return own === undefined ? undefined : splitSecrets(own)
}

/**
 * Each kind has keys of its own, also where one secret yields several: a value that is valid for one is invalid for
 * another.
 */
const toKeys = (kind: Kind, texts: readonly string[]): SecretKeys => {
  const [newest = DEV_SECRET, ...others] = texts
  const derive = (secret: string) => createHmac('sha256', secret).update(`bridge-shuttle:${kind}`).digest('base64url')
  return [derive(newest), ...others.map(derive)]
}

/**
 * The development secret is public: in production it signs no preview, even where pages are delivered without any
 * secret.
 */
export const toSecrets = (env: Given, { production }: { production: boolean }): Secrets => {
  const previews = given(env, 'previews')?.filter((text) => !production || text !== DEV_SECRET)
  return {
    tokens: toKeys('tokens', given(env, 'tokens') ?? []),
    codes: toKeys('codes', given(env, 'codes') ?? []),
    previews: production && !previews?.length ? undefined : toKeys('previews', previews ?? []),
  }
}

const faultOf = (name: string, texts: readonly string[]): string[] => {
  if (texts.includes(DEV_SECRET)) return [`${name} is the development secret`]
  const isShort = texts.some((text) => Buffer.byteLength(text) < SHORTEST_BYTES_IN_PRODUCTION)
  return isShort ? [`${name} has less than ${SHORTEST_BYTES_IN_PRODUCTION} bytes`] : []
}

/** Secrets with which production must not run. Pages alone need none; one that is set has to meet the same rules. */
export const secretFaults = (env: Given, role: { service: boolean }): string[] => {
  const kinds = role.service ? KINDS : KINDS.filter((kind) => kind === 'previews')
  const faults = kinds.flatMap((kind) => {
    const texts = given(env, kind)
    if (texts) return faultOf(NAMES[kind], texts)
    return role.service ? [`${NAMES[kind]} is missing`] : []
  })
  const own = KINDS.flatMap((kind) => {
    const [newest] = given(env, kind) ?? []
    return newest === undefined ? [] : [{ name: NAMES[kind], newest }]
  })
  const shared = own.flatMap(({ name, newest }, at) =>
    own
      .slice(0, at)
      .filter((other) => other.newest === newest)
      .map((other) => `${other.name} and ${name} are the same`),
  )
  return [...new Set([...faults, ...shared])]
}
