import type { Instant } from '@shuttle/domain'
import { shownStateAt } from '@shuttle/domain/staff'
import type { staffBannerRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { BannerRow } from '../../database/types'
import { wireMoment } from '../../http/envelope'
import { toBannerContent } from './banner-content'

export const presentStaffBanner = (row: BannerRow, now: Instant): z.infer<typeof staffBannerRow> => {
  const { from, until, picture, ...rest } = toBannerContent(row)
  return {
    bannerId: row.id,
    img: picture,
    ...rest,
    beginTime: wireMoment(from),
    endTime: wireMoment(until),
    state: shownStateAt({ from, until }, now).toUpperCase(),
    revision: row.revision,
  }
}
