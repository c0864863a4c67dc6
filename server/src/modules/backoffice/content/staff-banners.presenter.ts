import type { Instant } from '@shuttle/domain'
import { shownStateAt } from '@shuttle/domain/staff'
import type { BannerRow } from '../../../database/types'
import { toBannerContent } from './banner-content'

export const presentStaffBanner = (row: BannerRow, now: Instant) => {
  const content = toBannerContent(row)
  return { id: row.id, revision: row.revision, state: shownStateAt(content, now), content }
}
