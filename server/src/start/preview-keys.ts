import { readPreview } from '@shuttle/composer'
import type { Instant } from '@shuttle/domain'
import type { Secrets } from '../config/secret-environment'
import { deriveKey, verifyingKeys } from '../config/secret-keys'

/** Signs links of previews; a service always has one. */
export const previewKey = ({ previews }: Secrets): string => {
  if (!previews) throw new Error('PREVIEW_SECRET is missing')
  return deriveKey(previews, 'preview-link')
}

/** Reads links by each active secret; without any, no link opens anything. */
export const readPreviewBy =
  ({ previews }: Secrets, now: () => Instant) =>
  (token: string): ReturnType<typeof readPreview> => {
    const keys = previews ? verifyingKeys(previews, 'preview-link') : []
    for (const key of keys) {
      const grant = readPreview(token, key, now())
      if (grant) return grant
    }
    return undefined
  }
