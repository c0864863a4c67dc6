import type { LanguageCode } from '@shuttle/contracts'
import type { rideNoticeRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import type { DelayRow } from './delays.repository'
import type { AffectedRide } from './find-ride-notices'

export const getDelayText = (delay: DelayRow, language: LanguageCode): string =>
  ({ 'zh-cn': delay.text_zh_cn, 'zh-hk': delay.text_zh_hk, en: delay.text_en })[language]

/** Missing where staff declared nothing about the rides of an order. */
export const presentRideNotices = (
  notices: readonly AffectedRide[] = [],
  language: LanguageCode,
): { notices?: Array<z.infer<typeof rideNoticeRow>> } =>
  notices.length === 0
    ? {}
    : {
        notices: notices.map(({ kind, leg, since, delay }) => ({
          kind: kind.toUpperCase(),
          leg: String(leg),
          since: wireMoment(since),
          minutes: delay?.minutes ?? 0,
          text: delay ? getDelayText(delay, language) : '',
        })),
      }
