import { createDecipheriv } from 'node:crypto'
import * as z from 'zod/mini'

const TAG_BYTES = 16

/** The encrypted part of a notice. */
export const noticeResource = z.looseObject({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z._default(z.string(), ''),
})

/** Opens a notice's resource with the APIv3 key; undefined when key, nonce, data or tag do not fit. */
export const decryptResource = (resource: z.infer<typeof noticeResource>, apiKey: string): string | undefined => {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  try {
    const open = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce))
    open.setAuthTag(bytes.subarray(-TAG_BYTES))
    open.setAAD(Buffer.from(resource.associated_data))
    return Buffer.concat([open.update(bytes.subarray(0, -TAG_BYTES)), open.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
