import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import { checkBannerPicture, findBannerPictureType } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { deleteUnusedPictures, findBannerPicture, storeBannerPicture } from './banner-pictures.repository'
import { hasDrawing, PICTURES } from './pictures.routes'

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** Stores a picture and returns its address. Throws STAFF_PICTURE_TOO_LARGE and STAFF_PICTURE_UNREADABLE. */
export const addBannerPicture = async (
  trx: Transaction<Database>,
  { bytes, now }: { bytes: Buffer; now: Instant },
): Promise<string> => {
  const violation = checkBannerPicture(bytes)
  const type = findBannerPictureType(bytes)
  if (violation || !type) throw new Refusal(violation ?? 'STAFF_PICTURE_UNREADABLE')
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${EXTENSIONS[type]}`
  await deleteUnusedPictures(trx, { folder: PICTURES, now })
  await storeBannerPicture(trx, {
    file_name: name,
    content_type: type,
    content: bytes.toString('base64'),
    added_at: now,
  })
  return PICTURES + name
}

/** Whether an address is that of a picture that is served. */
export const isServedPicture = async (db: Kysely<Database>, address: string): Promise<boolean> => {
  if (!address.startsWith(PICTURES)) return false
  const name = address.slice(PICTURES.length)
  return hasDrawing(name) || (await findBannerPicture(db, name)) !== undefined
}
