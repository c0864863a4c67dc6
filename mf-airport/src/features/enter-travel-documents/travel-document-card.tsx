import { useBookingTexts } from '@shuttle/booking'
import { formatDocumentName, maskDocument } from '@shuttle/domain'
import { Button, Card, Row } from '@shuttle/ui'
import { TripLine } from '../../components/trip-line'
import type { EnteredTravelDocument } from '../../domain/airport-trip-selection'
import type { PassengerWithDocument } from '../../domain/passengers-with-documents'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travel-documents.module.css'
import { type TravelDocumentField, TravelDocumentFields } from './travel-document-fields'

interface TravelDocumentCardProps {
  passenger: PassengerWithDocument
  /** Position among all passengers, counted from 1. */
  number: number
  count: number
  isOpen: boolean
  isComplete: boolean
  /** Label of the button below the fields that leads to the next passenger. */
  nextLabel: string
  getError: (field: TravelDocumentField) => string | undefined
  /** Undefined while a field shows an error: a folded card would hide it. */
  onFold: (() => void) | undefined
  onUnfold: () => void
  onNext: () => void
  onChange: (entered: Partial<EnteredTravelDocument>) => void
  onLeave: (field: TravelDocumentField) => void
}

/** One passenger: the fields, or a summary with the masked number once they are filled in. */
export const TravelDocumentCard = ({
  passenger,
  number,
  count,
  isOpen,
  isComplete,
  nextLabel,
  getError,
  onFold,
  onUnfold,
  onNext,
  onChange,
  onLeave,
}: TravelDocumentCardProps) => {
  const t = usePassengersTexts()
  const bookingT = useBookingTexts()
  const { travelDocument, type } = passenger
  const typeName = bookingT(`passengerType.${type}`)
  const label = t('document.passenger', { number, type: typeName })
  if (!isOpen) {
    const name = formatDocumentName(travelDocument)
    const document = [
      travelDocument.documentType === '' ? '' : t(`document.types.${travelDocument.documentType}`),
      maskDocument(travelDocument.documentNumber),
    ].join(' ')
    return (
      <Card>
        <TripLine
          title={isComplete ? name : label}
          note={isComplete ? [typeName, document].join(t('page.separator')) : t('document.notFilled')}
          action={
            <Button
              kind="soft"
              aria-expanded={false}
              aria-label={t('document.open', { passenger: label })}
              onClick={onUnfold}
            >
              {isComplete ? t('page.change') : t('document.fill')}
            </Button>
          }
        />
      </Card>
    )
  }
  const isAlone = count === 1
  return (
    <Card
      title={label}
      aside={
        !isAlone && (
          <Row>
            <span className={styles.number}>{t('document.ofAll', { number, count })}</span>
            {onFold && (
              <Button kind="text" aria-expanded aria-label={t('document.hide', { passenger: label })} onClick={onFold}>
                {t('document.fold')}
              </Button>
            )}
          </Row>
        )
      }
    >
      <p className={styles.introduction}>{t('document.asPrinted')}</p>
      <TravelDocumentFields travelDocument={travelDocument} getError={getError} onChange={onChange} onLeave={onLeave} />
      {!isAlone && (
        <div className={styles.next}>
          <Button block kind="soft" onClick={onNext}>
            {nextLabel}
          </Button>
        </div>
      )}
    </Card>
  )
}
