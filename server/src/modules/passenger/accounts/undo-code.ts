import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type SecretKeys, verifyingKeys } from '../../../config/secret-keys'

/** The proof in the mail about a joining. It is derived from the number of the joining, so it is not stored. */
const signWith = (key: string, joinId: string): string => createHmac('sha256', key).update(joinId).digest('base64url')

export const toUndoCode = (secret: SecretKeys, joinId: string): string =>
  `${joinId}.${signWith(deriveKey(secret, 'undo-join'), joinId)}`

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** The joining of a valid code, also of one by the older secret; else undefined. */
export const readUndoCode = (secret: SecretKeys, code: string): string | undefined => {
  const [joinId = '', given = ''] = code.split('.')
  const isOurs = verifyingKeys(secret, 'undo-join').some((key) => isEqual(signWith(key, joinId), given))
  return isOurs ? joinId : undefined
}
