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
  /** Document numbers were entered before the page was reloaded. */
  areNumbersDropped: boolean
  onChange: (passenger: PassengerWithDocument, entered: Partial<EnteredTravelDocument>) => void
}

/** The travel documents of all passengers: the one being entered is open, the others are rows. */
export const EnterTravelDocuments = ({
  passengers,
  faults,
  errors,
  areNumbersDropped,
  onChange,
}: EnterTravelDocumentsProps) => {
  const t = usePassengersTexts()
  const isComplete = (position: number) => Object.keys(faults[position] ?? {}).length === 0
  const findIncomplete = (from = 0) => passengers.findIndex((_, at) => at >= from && !isComplete(at))
  /** A card folds by a press only, never while a field is being corrected; one that shows an error stays open. */
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([passengers[findIncomplete()]?.key ?? '']))
  const wrong = passengers.filter(({ key }, position) => !open.has(key) && errors.hasError(position))
  if (wrong.length > 0) setOpen(new Set([...open, ...wrong.map(({ key }) => key)]))
  /** Focus target after the render; a new object each time. */
  const [target, setTarget] = useState<{ position: number }>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    const card = list.current?.children[target.position]
    const field = ['[aria-invalid=true]', 'select', 'button'].flatMap((each) => card?.querySelector(each) ?? [])[0]
    if (field instanceof HTMLElement) field.focus()
    card?.scrollIntoView({ block: 'start' })
  }, [target])

  const show = (keys: readonly string[], position: number) => {
    setOpen(new Set(keys))
    setTarget({ position })
  }
  const finish = (position: number) => {
    const { key = '' } = passengers[position] ?? {}
    errors.reveal(key)
    if (!isComplete(position)) return setTarget({ position })
    const later = findIncomplete(position + 1)
    const next = passengers[later === -1 ? findIncomplete() : later]
    show(next ? [next.key] : [], next ? passengers.indexOf(next) : position)
  }
  const isAlone = passengers.length === 1
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
            isOpen={isAlone || open.has(passenger.key)}
            isComplete={isComplete(position)}
            nextLabel={t(position === passengers.length - 1 ? 'document.done' : 'document.next')}
            getError={(field) => errors.getError(position, field)}
            onFold={errors.hasError(position) ? undefined : () => show([], position)}
            onUnfold={() => show([passenger.key], position)}
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
