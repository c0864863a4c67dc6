import { Notice } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import type { DraftHolder } from '../../domain/airport-draft'
import type { HolderFaults } from '../../domain/holder-faults'
import type { Traveller } from '../../domain/travellers'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travellers.module.css'
import { TravellerCard } from './traveller-card'
import type { HolderErrors } from './use-holder-errors'

interface EnterTravellersProps {
  travellers: readonly Traveller[]
  faults: readonly HolderFaults[]
  errors: HolderErrors
  /** All cards are open in one form, instead of one after the other. */
  isTogether: boolean
  /** Document numbers were entered before the page was reloaded. */
  areNumbersDropped: boolean
  onChange: (traveller: Traveller, entered: Partial<DraftHolder>) => void
}

/** The travel documents of all passengers: a finished passenger is shown as a summary. */
export const EnterTravellers = ({
  travellers,
  faults,
  errors,
  isTogether,
  areNumbersDropped,
  onChange,
}: EnterTravellersProps) => {
  const t = usePassengersTexts()
  const isComplete = (position: number) => Object.keys(faults[position] ?? {}).length === 0
  const findIncomplete = (from = 0) => travellers.findIndex((_, at) => at >= from && !isComplete(at))
  /** A card stays open until its passenger is marked finished: it must not fold while a field is being corrected. */
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([travellers[findIncomplete()]?.key ?? '']))
  const wrong = travellers.filter(({ key }, position) => !open.has(key) && errors.hasError(position))
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
    const { key = '' } = travellers[position] ?? {}
    errors.ask(key)
    if (!isComplete(position)) return setTarget({ position })
    const later = findIncomplete(position + 1)
    const next = travellers[later === -1 ? findIncomplete() : later]
    setOpen(new Set([...open, ...(next ? [next.key] : [])].filter((each) => each !== key)))
    setTarget({ position: next ? travellers.indexOf(next) : position })
  }
  const isAlone = travellers.length === 1
  const areAllOpen = isTogether || isAlone
  const lacksNumber = travellers.some(({ holder }) => holder.documentNumber === '')
  return (
    <div className={styles.travellers}>
      {areNumbersDropped && lacksNumber && <Notice>{t('document.numbersDropped')}</Notice>}
      <div ref={list} className={styles.travellers}>
        {travellers.map((traveller, position) => (
          <TravellerCard
            key={traveller.key}
            traveller={traveller}
            number={position + 1}
            count={travellers.length}
            isOpen={areAllOpen || open.has(traveller.key)}
            isComplete={isComplete(position)}
            nextLabel={
              areAllOpen ? undefined : t(position === travellers.length - 1 ? 'document.done' : 'document.next')
            }
            getError={(field) => errors.getError(position, field)}
            onOpen={() => {
              setOpen(new Set(open).add(traveller.key))
              setTarget({ position })
            }}
            onNext={() => finish(position)}
            onChange={(entered) => onChange(traveller, entered)}
            onLeave={(field) => errors.leave(traveller.key, field)}
          />
        ))}
      </div>
      <p className={styles.safety}>{t('document.safety')}</p>
    </div>
  )
}
