import { createHash } from 'node:crypto'
import { Refusal } from '../../../runtime/errors'

/** A digest of the rows that a form shows: it changes when they do. */
export const toRevision = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)

/** Throws STAFF_FORM_STALE where what a form showed has changed since. */
export const assertRevision = (shown: unknown, expected: string): void => {
  if (toRevision(shown) !== expected) throw new Refusal('STAFF_FORM_STALE')
}
