import { createHmac } from 'node:crypto'
import type { SecretKeys } from './secret-environment'

export type { SecretKeys } from './secret-environment'

/** Everything that is signed or hashed with a secret of the service. */
export const SECRET_USES = [
  'session-token',
  'preview-link',
  'visit-id',
  'verification-code',
  'verification-answer',
  'captcha-answer',
  'captcha-digits',
  'captcha-purpose',
  'failure-subject',
  'undo-join',
  'quote',
  'limit-subject',
] as const
export type SecretUse = (typeof SECRET_USES)[number]

const derive = (key: string, use: SecretUse): string => createHmac('sha256', key).update(use).digest('base64url')

/** The key with which a use signs or hashes. Two uses never share one. */
export const deriveKey = (keys: SecretKeys, use: SecretUse): string => derive(keys[0], use)

/**
 * The keys that a use verifies with, the newest first: during a change of the secret, values of the old one are valid
 * too.
 */
export const verifyingKeys = (keys: SecretKeys, use: SecretUse): SecretKeys => {
  const [newest, ...older] = keys
  return [derive(newest, use), ...older.map((key) => derive(key, use))]
}
