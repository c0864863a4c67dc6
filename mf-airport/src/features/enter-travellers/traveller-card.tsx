import { useBookingTexts } from '@shuttle/booking'
import { maskDocument, toHolderName } from '@shuttle/domain'
import { Button, Card } from '@shuttle/ui'
import { TripLine } from '../../components/trip-line'
import type { DraftHolder } from '../../domain/airport-draft'
import type { Traveller } from '../../domain/travellers'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travellers.module.css'
import { type HolderField, TravellerFields } from './traveller-fields'

interface TravellerCardProps {
  traveller: Traveller
  /** Position among all passengers, counted from 1. */
  number: number
  count: number
  isOpen: boolean
  isComplete: boolean
  /** Label of the button below the fields that leads to the next passenger; undefined if all cards are open. */
  nextLabel: string | undefined
  getError: (field: HolderField) => string | undefined
  onOpen: () => void
  onNext: () => void
  onChange: (entered: Partial<DraftHolder>) => void
  onLeave: (field: HolderField) => void
}

/** One passenger: the fields, or a summary with the masked number once they are filled in. */
export const TravellerCard = ({
  traveller,
  number,
  count,
  isOpen,
  isComplete,
  nextLabel,
  getError,
  onOpen,
  onNext,
  onChange,
  onLeave,
}: TravellerCardProps) => {
  const t = usePassengersTexts()
  const bookingT = useBookingTexts()
  const { holder, type } = traveller
  const person = t('document.person', { number, type: bookingT(`passengerType.${type}`) })
  if (!isOpen) {
    const name = toHolderName(holder)
    const document = [
      holder.documentType === '' ? '' : t(`document.types.${holder.documentType}`),
      maskDocument(holder.documentNumber),
    ].join(' ')
    return (
      <Card>
        <TripLine
          title={isComplete ? name : person}
          note={isComplete ? [person, document].join(t('page.separator')) : t('document.notFilled')}
          action={
            <Button kind="soft" onClick={onOpen} aria-label={t('document.open', { person })}>
              {isComplete ? t('page.change') : t('document.fill')}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <Card
      title={person}
      aside={count > 1 && <span className={styles.number}>{t('document.ofAll', { number, count })}</span>}
    >
      <p className={styles.introduction}>{t('document.asPrinted')}</p>
      <TravellerFields holder={holder} getError={getError} onChange={onChange} onLeave={onLeave} />
      {nextLabel !== undefined && (
        <div className={styles.next}>
          <Button block kind="soft" onClick={onNext}>
            {nextLabel}
          </Button>
        </div>
      )}
    </Card>
  )
}
