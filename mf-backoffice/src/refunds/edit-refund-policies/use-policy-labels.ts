import { useBookingTexts } from '@shuttle/booking'
import { addDays, type RefundPolicy } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'

type Days = Pick<RefundPolicy, 'from' | 'until'>

/** Formats the period and the scope of a version. */
export const usePolicyLabels = () => {
  const t = useFeesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const lines = useLineNames().data ?? []
  const day = (date: string) => formatDate(date, language)
  /** The last day of a version: its end is exclusive. */
  const lastDay = (until: string) => day(addDays(until, -1))
  const formatDays = ({ from, until }: Days): string => {
    if (from && until) return t('versions.between', { from: day(from), until: lastDay(until) })
    if (from) return t('versions.from', { from: day(from) })
    return until ? t('versions.until', { until: lastDay(until) }) : t('versions.always')
  }
  const formatScope = ({ lineCodes, fareTypes }: Pick<RefundPolicy, 'lineCodes' | 'fareTypes'>): string => {
    const names = lineCodes.map((code) => lines.find(({ lineCode }) => lineCode === code)?.lineName ?? code)
    const types = fareTypes.map((type) => tBooking(`fareType.${type}`))
    return [...names, ...types].join(language === 'en' ? ', ' : '、') || t('versions.every')
  }
  return { formatDays, formatScope, day, lastDay }
}
