import type { AirportErrorCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { airportErrorTexts } from '@shuttle/i18n/errors'
import { useState } from 'react'
import type { HolderFaults } from '../../domain/holder-faults'
import type { Traveller } from '../../domain/travellers'
import type { HolderField } from './traveller-fields'

/** The service's refusal of a field; shown until the field is changed. */
interface RefusedField {
  key: string
  field: HolderField
  value: string
  text: string
}

const toPath = (key: string, field: HolderField) => `${key}.${field}`

/**
 * Selects the faults to show: those of a field that was filled in and left, all of a passenger who was marked finished,
 * all of every passenger once the order was confirmed, and the refusals of the service.
 */
export const useHolderErrors = (travellers: readonly Traveller[], faults: readonly HolderFaults[]) => {
  const texts = airportErrorTexts[useLanguage()]
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedField[]>([])

  const getError = (position: number, field: HolderField): string | undefined => {
    const traveller = travellers[position]
    if (!traveller) return undefined
    const { key, holder } = traveller
    const value = holder[field]
    const violation: AirportErrorCode | undefined = faults[position]?.[field]
    const isShown = asked.has(key) || (value !== '' && left.has(toPath(key, field)))
    if (violation && isShown) return texts[violation]
    return refused.find((each) => each.key === key && each.field === field && each.value === value)?.text
  }
  return {
    getError,
    /** Whether a field of this passenger shows an error. */
    hasError: (position: number): boolean =>
      Object.keys(travellers[position]?.holder ?? {}).some((field) => getError(position, field as HolderField)),
    leave: (key: string, field: HolderField) => setLeft((before) => new Set(before).add(toPath(key, field))),
    ask: (...keys: string[]) => setAsked((before) => new Set([...before, ...keys])),
    refuse: (fields: readonly { position: number; field: HolderField }[], text: string) =>
      setRefused(
        fields.flatMap(({ position, field }) => {
          const traveller = travellers[position]
          return traveller ? [{ key: traveller.key, field, value: traveller.holder[field], text }] : []
        }),
      ),
    /** The next booking starts without errors. */
    reset: () => {
      setLeft(new Set())
      setAsked(new Set())
      setRefused([])
    },
  }
}
export type HolderErrors = ReturnType<typeof useHolderErrors>
