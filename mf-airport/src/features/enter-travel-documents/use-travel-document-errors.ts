import type { AirportErrorCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { airportErrorTexts } from '@shuttle/i18n/errors'
import { useState } from 'react'
import type { PassengerWithDocument } from '../../domain/passengers-with-documents'
import type { TravelDocumentFaults } from '../../domain/travel-document-faults'
import type { TravelDocumentField } from './travel-document-fields'

/** The service's refusal of a field; shown until the field is changed. */
interface RefusedField {
  key: string
  field: TravelDocumentField
  value: string
  text: string
}

const toPath = (key: string, field: TravelDocumentField) => `${key}.${field}`

/**
 * Selects the faults to show: those of a field that was filled in and left, all of a passenger who was marked finished,
 * all of every passenger once the order was confirmed, and the refusals of the service.
 */
export const useTravelDocumentErrors = (
  passengers: readonly PassengerWithDocument[],
  faults: readonly TravelDocumentFaults[],
) => {
  const texts = airportErrorTexts[useLanguage()]
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedField[]>([])

  const getError = (position: number, field: TravelDocumentField): string | undefined => {
    const passenger = passengers[position]
    if (!passenger) return undefined
    const { key, travelDocument } = passenger
    const value = travelDocument[field]
    const violation: AirportErrorCode | undefined = faults[position]?.[field]
    const isShown = revealed.has(key) || (value !== '' && left.has(toPath(key, field)))
    if (violation && isShown) return texts[violation]
    return refused.find((each) => each.key === key && each.field === field && each.value === value)?.text
  }
  return {
    getError,
    /** Whether a field of this passenger shows an error. */
    hasError: (position: number): boolean =>
      Object.keys(passengers[position]?.travelDocument ?? {}).some((field) =>
        getError(position, field as TravelDocumentField),
      ),
    leave: (key: string, field: TravelDocumentField) => setLeft((before) => new Set(before).add(toPath(key, field))),
    reveal: (...keys: string[]) => setRevealed((before) => new Set([...before, ...keys])),
    refuse: (fields: readonly { position: number; field: TravelDocumentField }[], text: string) =>
      setRefused(
        fields.flatMap(({ position, field }) => {
          const passenger = passengers[position]
          return passenger ? [{ key: passenger.key, field, value: passenger.travelDocument[field], text }] : []
        }),
      ),
    /** The next booking starts without errors. */
    reset: () => {
      setLeft(new Set())
      setRevealed(new Set())
      setRefused([])
    },
  }
}
export type TravelDocumentErrors = ReturnType<typeof useTravelDocumentErrors>
