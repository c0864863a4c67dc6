import { useBookingTexts } from '@shuttle/booking'
import { addDays, type CivilDate, type FareType, type Instant } from '@shuttle/domain'
import type { RuleSpan } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import type { Rules } from '@shuttle/wire/staff'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRulesTexts } from '../texts/use-rules-texts'

type Names = Pick<Rules, 'lines' | 'areas' | 'notices'>

/** Words for the meaning and the period of a dated rule. */
export const useRuleLabels = ({ lines, areas, notices }: Names) => {
  const t = useRulesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toLineName = useCatalogueLineName()
  const join = (parts: readonly string[]) => parts.join(t('labels.comma'))
  const nameLine = (code: string): string => {
    const line = lines.find(({ lineCode }) => lineCode === code)
    return line ? toLineName(line) : code
  }
  const namePlace = (code: string): string => {
    const area = areas.find((one) => one.code === code)
    return area ? t('labels.area', { name: inBrackets(area.name, code, language) }) : nameLine(code)
  }
  const formatSpan = <Point extends CivilDate | Instant>(
    { from, until }: RuleSpan<Point>,
    formatPoint: (point: Point) => string,
    formatEnd = formatPoint,
  ): string => {
    const [begins, ends] = [from !== undefined && formatPoint(from), until !== undefined && formatEnd(until)]
    if (begins && ends) return begins === ends ? begins : t('common.fromUntil', { from: begins, until: ends })
    if (begins) return t('common.from', { from: begins })
    return ends ? t('common.until', { until: ends }) : t('labels.always')
  }
  // An incomplete input has no moment yet.
  const formatMoment = (moment: Instant) => (Number.isNaN(moment) ? '…' : formatDateTime(moment, language))
  return {
    t,
    notices,
    nameLine,
    namePlaces: (codes: readonly string[]): string => join(codes.map(namePlace)),
    nameFareTypes: (types: readonly FareType[]): string => join(types.map((type) => tBooking(`fareType.${type}`))),
    formatDays: (rule: RuleSpan<CivilDate>): string =>
      formatSpan(
        rule,
        (day) => formatDate(day, language),
        (day) => formatDate(addDays(day, -1), language),
      ),
    formatPeriod: (rule: RuleSpan<Instant>): string => formatSpan(rule, formatMoment),
  }
}
