import { useBookingTexts } from '@shuttle/booking'
import type { CivilDate } from '@shuttle/domain'
import { nextFareDay } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button } from '@shuttle/ui'
import { type LinePrices, removeFaresCall, type TicketPrices } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import styles from './set-prices.module.css'

interface FareChangesProps {
  prices: LinePrices
  ticket: TicketPrices
}

/** Planned price changes of a fare type; one that has not begun can be edited or removed. */
export const FareChanges = ({ prices: { lineCode, today }, ticket }: FareChangesProps) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const mayEdit = useMay('price.edit')
  const refresh = useRefreshPrices()
  const { show } = useSearchState(PRICES_ADDRESS)
  const [removed, setRemoved] = useState<CivilDate>()
  const { fareType, fares, revision } = ticket
  const days: CivilDate[] = []
  for (let day = nextFareDay(fares, today); day !== undefined; day = nextFareDay(fares, day)) days.push(day)
  if (days.length === 0 || !mayEdit) return null
  const type = tBooking(`fareType.${fareType}`)
  return (
    <>
      <ul className={styles.changes} aria-label={t('price.ahead', { type })}>
        {days.map((day) => {
          const date = formatDate(day, language)
          return (
            <li key={day}>
              <span>{t('price.changeOn', { day: date })}</span>
              <Button
                kind="text"
                onClick={() => show({ ...NO_PRICE_FORM, price: fareType, from: day })}
                aria-label={t('price.editOf', { type, day: date })}
              >
                {t('common.edit')}
              </Button>
              <Button kind="text" onClick={() => setRemoved(day)} aria-label={t('price.removeOf', { type, day: date })}>
                {t('common.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <ActionDialog
        about={removed}
        call={(from) => staffCall(removeFaresCall, { lineCode, fareType, from, expectedRevision: revision })}
        name="remove fares"
        title={t('price.removeTitle')}
        confirmLabel={t('common.remove')}
        kind="danger"
        consequence={(from) => t('price.removeText', { type, day: formatDate(from, language) })}
        done={(from) => t('price.removed', { day: formatDate(from, language) })}
        onAnswer={refresh}
        onClose={() => setRemoved(undefined)}
      />
    </>
  )
}
