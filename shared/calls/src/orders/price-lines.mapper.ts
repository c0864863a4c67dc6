import { centsFromUnits, type FareLine, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'

interface PriceColumns {
  adultTotal: number
  adultFee: string
  childrenTotal: number
  childrenFee: string
  elderlyTotal: number
  elderlyFee: string
  babyTotal: number
  babyFee: string
  studentTotal: number
  studentFee: string
}

/** Counts come doubled for a round trip, fares are for one leg (decision "the wire", 2). */
export const priceLinesFromWire = (row: PriceColumns, legs: 1 | 2): FareLine[] => {
  const columns: Record<PassengerType, { tickets: number; units: string }> = {
    adult: { tickets: row.adultTotal, units: row.adultFee },
    child: { tickets: row.childrenTotal, units: row.childrenFee },
    elderly: { tickets: row.elderlyTotal, units: row.elderlyFee },
    infant: { tickets: row.babyTotal, units: row.babyFee },
    student: { tickets: row.studentTotal, units: row.studentFee },
  }
  return PASSENGER_TYPES.filter((type) => columns[type].tickets > 0).map((type) => {
    const { tickets, units } = columns[type]
    const fare = centsFromUnits(units) ?? 0
    return { type, count: tickets / legs, fare, total: fare * tickets }
  })
}
