import type { Order } from '@shuttle/calls'
import { isRoutable, useLanguage, useNow } from '@shuttle/host'
import { airportErrorTexts, refusalSentence } from '@shuttle/i18n/errors'
import { formatDateTime } from '@shuttle/i18n/format'
import { buttonClass, Card, Stack } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { AIRPORT_FLIGHT, airportChangeHref } from '../addresses'
import { useAirportTexts } from './use-airport-texts'

const MINUTE_MS = 60_000

type ChangeableOrder = Pick<Order, 'orderNo' | 'changeableUntil' | 'changeRefusal' | 'changedAt'>

/** Link to another departure, which starts with the flight; otherwise when it was changed, or why it cannot be. */
export const ChangeEntry = ({ order }: { order: ChangeableOrder }) => {
  const t = useAirportTexts()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const { orderNo, changeableUntil, changeRefusal, changedAt } = order
  const isChangeable = changeableUntil !== undefined && now <= changeableUntil
  const explain = () => {
    if (changedAt !== undefined) return t('change.changed', { time: formatDateTime(changedAt, language) })
    const code = changeRefusal ?? (changeableUntil === undefined ? '' : 'CHANGE_TOO_LATE')
    return refusalSentence({ code }, airportErrorTexts[language])
  }
  const reason = isChangeable ? undefined : explain()
  if (!isChangeable && !reason) return null
  return (
    <Card title={t('change.title')}>
      {isChangeable ? (
        <Stack>
          <p>{t('change.until', { time: formatDateTime(changeableUntil, language) })}</p>
          {isRoutable(AIRPORT_FLIGHT) && (
            <Link to={airportChangeHref(orderNo)} className={buttonClass({ kind: 'soft', block: true })}>
              {t('change.title')}
            </Link>
          )}
        </Stack>
      ) : (
        <p>{reason}</p>
      )}
    </Card>
  )
}
