import { formatUnits, PASSENGER_TYPES, type PassengerType, readAmount } from '@shuttle/domain'
import type { FaresOfDay, GivenFares } from '@shuttle/domain/staff'

/** Typed amounts; both empty where a passenger type is not sold. */
export type PriceForm = Readonly<Record<PassengerType, Readonly<{ cny: string; hkd: string }>>>

export const toPriceForm = (fares: FaresOfDay): PriceForm => {
  const toTyped = (type: PassengerType) => {
    const amounts = fares[type]
    return { cny: amounts ? formatUnits(amounts.cny) : '', hkd: amounts ? formatUnits(amounts.hkd) : '' }
  }
  return Object.fromEntries(PASSENGER_TYPES.map((type) => [type, toTyped(type)])) as PriceForm
}

/** An unreadable amount becomes NaN, so that it is refused and not read as empty. */
const readFare = (typed: string) => (typed.trim() === '' ? undefined : (readAmount(typed) ?? Number.NaN))

export const readPriceForm = (form: PriceForm): GivenFares =>
  Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, { cny: readFare(form[type].cny), hkd: readFare(form[type].hkd) }]),
  )
