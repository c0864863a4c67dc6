import { randomBytes } from 'node:crypto'
import type { Secrets } from '../config/secret-environment'
import { verifyingKeys } from '../config/secret-keys'

const KEY_BYTES = 32

/**
 * Keys of the ids of visits, the newest first. Without the secret, which is optional in production, this process makes
 * one: then it counts the visits of its own pages only, until it ends.
 */
export const visitKeys = ({ previews }: Secrets): readonly [string, ...string[]] =>
  previews ? verifyingKeys(previews, 'visit-id') : [randomBytes(KEY_BYTES).toString('base64url')]
