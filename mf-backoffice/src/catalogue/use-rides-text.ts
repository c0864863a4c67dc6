import type { DisruptionScope } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import { toSumsText } from './domain/to-sums-text'

/** Names rides: the line, its days, and the departure if there is one. */
export const useRidesText = (): ((rides: DisruptionScope) => string) => {
  const language = useLanguage()
  const lines = useLineNames().data ?? []
  return ({ lineCode, from, until, beginTime }) => {
    const name = lines.find((line) => line.lineCode === lineCode)?.lineName ?? lineCode
    const days = from === until ? [from] : [from, until]
    const time = [days.map((day) => formatDate(day, language)).join(' – '), beginTime].filter(Boolean).join(' ')
    return [name, time].join(language === 'en' ? ', ' : '，')
  }
}

/** Sums of refunds by currency; a dash without any. */
export const formatRefunds = (sums: Parameters<typeof toSumsText>[0]): string => toSumsText(sums) || '–'
