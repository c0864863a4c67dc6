import { createHmac, timingSafeEqual } from 'node:crypto'
import { SMOKE_MINUTES } from '@shuttle/releases'
import * as z from 'zod/mini'

/** Content of a signed preview link. */
const previewGrant = z.object({
  app: z.string(),
  version: z.string(),
  /** Milliseconds. */
  expiresAt: z.int(),
  /** For the smoke before a release: read from its header only, and without a session. */
  smoke: z.optional(z.literal(true)),
})
export type PreviewGrant = z.infer<typeof previewGrant>

const MINUTE_MS = 60_000
/** Part of the signed text: a signature for another purpose with the same secret opens no preview. */
const PURPOSE = 'preview link'

const signPayload = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${PURPOSE}\n${payload}`).digest()

/** A token for a link; valid until `expiresAt` and only for this version. */
export const signPreview = (grant: PreviewGrant, secret: string): string => {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${payload}.${signPayload(payload, secret).toString('base64url')}`
}

/** A token that opens one version to a smoke, for as long as one may live. */
export const signSmoke = ({ app, version }: { app: string; version: string }, secret: string, now: number): string =>
  signPreview({ app, version, expiresAt: now + SMOKE_MINUTES * MINUTE_MS, smoke: true }, secret)

/** The grant of a token at `now`, milliseconds; undefined when it is forged, for another purpose or expired. */
export const readPreview = (token: string, secret: string, now: number): PreviewGrant | undefined => {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signPayload(payload, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const grant = previewGrant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return grant.success && now < grant.data.expiresAt ? grant.data : undefined
}
