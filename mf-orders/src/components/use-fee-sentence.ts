import type { Order } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import { getFeeNow } from '../domain/fee-now'
import { useTexts } from '../i18n/use-texts'
import { formatRate, useMoment } from './use-moment'

const MINUTE_MS = 60_000

/** The current fee as a sentence; empty where legs have different fees, which the refund page shows. */
export const useFeeSentence = (order: Order): string | undefined => {
  const t = useTexts()
  const formatMoment = useMoment()
  const now = useNow(MINUTE_MS)
  const fee = getFeeNow(order, now)
  if (!fee || fee.lowest !== fee.highest) return undefined
  const { next, highest, closesAt } = fee
  const share = formatRate(highest)
  if (!next) return t('refund.untilClosing', { share, time: formatMoment(closesAt, now) })
  return t('refund.untilThen', { share, time: formatMoment(next.at, now), next: formatRate(next.rate) })
}
