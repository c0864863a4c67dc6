import * as z from 'zod/mini'

/** What a remote does with another origin: calls it, embeds its documents, shows its pictures. */
export const ORIGIN_KINDS = ['connect', 'frame', 'img'] as const
export type OriginKind = (typeof ORIGIN_KINDS)[number]

/** Https, or this machine for development: one host, no wildcard, no path. */
export const remoteOrigin = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^(?:https:\/\/[a-z0-9](?:[a-z0-9-]*\.)*[a-z0-9-]*[a-z0-9]|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?$/,
    ),
  )

const ofOneKind = z.optional(z.array(remoteOrigin).check(z.maxLength(10)))
/** Origins beside the site that a remote uses on its pages. The site's operator admits each. */
export const remoteOrigins = z.object({ connect: ofOneKind, frame: ofOneKind, img: ofOneKind })
export type RemoteOrigins = z.infer<typeof remoteOrigins>

export interface NamedOrigin {
  kind: OriginKind
  origin: string
}

const POLICY_SOURCE = { connect: 'connect-src', frame: 'frame-src', img: 'img-src' } as const

/** A content security policy that is open for these origins too. */
export const openPolicy = (policy: string, origins: readonly NamedOrigin[]): string =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      const more = origins.filter(({ kind }) => POLICY_SOURCE[kind] === name).map(({ origin }) => origin)
      if (more.length === 0) return directive
      return [name, ...new Set([...sources.filter((source) => source !== "'none'"), ...more])].join(' ')
    })
    .join('; ')

export const listOrigins = (origins: RemoteOrigins = {}): NamedOrigin[] =>
  ORIGIN_KINDS.flatMap((kind) => (origins[kind] ?? []).map((origin) => ({ kind, origin })))
