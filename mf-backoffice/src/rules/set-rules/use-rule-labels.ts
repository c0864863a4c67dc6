import { useBookingTexts } from '@shuttle/booking'
import { addDays, type CaptchaRule, type CivilDate, type Instant, type SalesRule } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import type { Rules, SurveyContent } from '@shuttle/wire/staff'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useRulesTexts } from '../texts/use-rules-texts'

type Names = Pick<Rules, 'lines' | 'areas' | 'notices'>

/** Formats the meaning and the period of a dated rule. */
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
    { from, until }: { from: Point | undefined; until: Point | undefined },
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
    nameLine,
    formatDays: (rule: SalesRule): string =>
      formatSpan(
        rule,
        (day) => formatDate(day, language),
        (day) => formatDate(addDays(day, -1), language),
      ),
    formatPeriod: (rule: { from: Instant; until: Instant | undefined }): string => formatSpan(rule, formatMoment),
    formatSalesRule: (rule: SalesRule): string => {
      const places = join(rule.appliesTo.map(namePlace))
      if (rule.kind === 'passenger-details') return t(`meaning.${rule.need}`, { places })
      if (rule.kind === 'notice') return t('meaning.notice', { places, level: rule.aboveLevel })
      const tickets = join(rule.fareTypes.map((type) => tBooking(`fareType.${type}`)))
      if (rule.kind === 'sells') return t('meaning.sells', { places, tickets })
      return t('meaning.restricts', { places, tickets, level: rule.aboveLevel })
    },
    formatCaptchaRule: ({ lineCode, kind }: CaptchaRule): string =>
      t(`meaning.${kind}`, { places: lineCode === undefined ? t('labels.allLines') : nameLine(lineCode) }),
    formatSurvey: ({ noticeId }: SurveyContent): string => {
      const title = notices.find(({ id }) => id === noticeId)?.title
      return title === undefined ? t('meaning.survey') : t('meaning.announced', { title })
    },
  }
}
