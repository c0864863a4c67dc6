import { Notice } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import type { EnteredTravelDocument } from '../../domain/airport-trip-selection'
import type { PassengerWithDocument } from '../../domain/passengers-with-documents'
import type { TravelDocumentFaults } from '../../domain/travel-document-faults'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travel-documents.module.css'
import { TravelDocumentCard } from './travel-document-card'
import type { TravelDocumentErrors } from './use-travel-document-errors'

interface EnterTravelDocumentsProps {
  passengers: readonly PassengerWithDocument[]
  faults: readonly TravelDocumentFaults[]
  errors: TravelDocumentErrors
  /** All cards are open in one form, instead of one after the other. */
  isTogether: boolean
  /** Document numbers were entered before the page was reloaded. */
  areNumbersDropped: boolean
  onChange: (passenger: PassengerWithDocument, entered: Partial<EnteredTravelDocument>) => void
}

/** The travel documents of all passengers: a finished passenger is shown as a summary. */
export const EnterTravelDocuments = ({
  passengers,
  faults,
  errors,
  isTogether,
  areNumbersDropped,
  onChange,
}: EnterTravelDocumentsProps) => {
  const t = usePassengersTexts()
  const isComplete = (position: number) => Object.keys(faults[position] ?? {}).length === 0
  const findIncomplete = (from = 0) => passengers.findIndex((_, at) => at >= from && !isComplete(at))
  /** A card stays open until its passenger is marked finished: it must not fold while a field is being corrected. */
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([passengers[findIncomplete()]?.key ?? '']))
  const wrong = passengers.filter(({ key }, position) => !open.has(key) && errors.hasError(position))
  if (wrong.length > 0) setOpen(new Set([...open, ...wrong.map(({ key }) => key)]))
  /** Focus target after the render; a new object each time. */
  const [target, setTarget] = useState<{ position: number }>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    const card = list.current?.children[target.position]
    const field = card?.querySelector<HTMLElement>('[aria-invalid=true]') ?? card?.querySelector('select, button')
    if (field instanceof HTMLElement) field.focus()
    card?.scrollIntoView({ block: 'start' })
  }, [target])

  const finish = (position: number) => {
    const { key = '' } = passengers[position] ?? {}
    errors.reveal(key)
    if (!isComplete(position)) return setTarget({ position })
    const later = findIncomplete(position + 1)
    const next = passengers[later === -1 ? findIncomplete() : later]
    setOpen(new Set([...open, ...(next ? [next.key] : [])].filter((each) => each !== key)))
    setTarget({ position: next ? passengers.indexOf(next) : position })
  }
  const isAlone = passengers.length === 1
  const areAllOpen = isTogether || isAlone
  const lacksNumber = passengers.some(({ travelDocument }) => travelDocument.documentNumber === '')
  return (
    <div className={styles.passengers}>
      {areNumbersDropped && lacksNumber && <Notice>{t('document.numbersDropped')}</Notice>}
      <div ref={list} className={styles.passengers}>
        {passengers.map((passenger, position) => (
          <TravelDocumentCard
            key={passenger.key}
            passenger={passenger}
            number={position + 1}
            count={passengers.length}
            isOpen={areAllOpen || open.has(passenger.key)}
            isComplete={isComplete(position)}
            nextLabel={
              areAllOpen ? undefined : t(position === passengers.length - 1 ? 'document.done' : 'document.next')
            }
            getError={(field) => errors.getError(position, field)}
            onOpen={() => {
              setOpen(new Set(open).add(passenger.key))
              setTarget({ position })
            }}
            onNext={() => finish(position)}
            onChange={(entered) => onChange(passenger, entered)}
            onLeave={(field) => errors.leave(passenger.key, field)}
          />
        ))}
      </div>
      <p className={styles.safety}>{t('document.safety')}</p>
    </div>
  )
}
