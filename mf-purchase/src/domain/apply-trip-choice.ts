import type { LineSales } from '@shuttle/calls'
import {
  type CivilDate,
  checkTravelDate,
  type Instant,
  PASSENGER_TYPES,
  type PassengerNames,
  type PassengerType,
  type TicketCategory,
  type TripChoice,
} from '@shuttle/domain'
import { updatePassenger } from './entered-passengers'
import { fitPassengerCounts } from './fit-passenger-counts'
import { chooseDate, chooseFareType, chooseReturnDate, setCount, type TripSelection } from './trip-selection'

/** Seniors and children have a fare on every line, others where the line has one (D9.23). */
const isSoldOn =
  ({ soldTo }: Pick<LineSales, 'soldTo'>) =>
  (type: PassengerType): boolean =>
    (type !== 'student' && type !== 'infant') || soldTo.includes(type)

/** The selection with the people of an address, as far as the line sells them. */
const withCounts = (selection: TripSelection, counts: TripChoice['counts'], sales: LineSales): TripSelection => {
  if (!counts) return selection
  const fitted = fitPassengerCounts(counts, sales.settings.limits, isSoldOn(sales))
  return PASSENGER_TYPES.reduce((changed, type) => setCount(changed, type, fitted[type]), selection)
}

/** The selection with these names: a document number that was typed for another name is not theirs. */
const withNames = (selection: TripSelection, names: PassengerNames): TripSelection =>
  PASSENGER_TYPES.reduce(
    (all, type) =>
      (names[type] ?? []).reduce(
        (changed, name, index) =>
          changed.passengers[type]?.[index]?.name === name
            ? changed
            : updatePassenger(changed, { type, index }, { name, idNumber: '' }),
        all,
      ),
    selection,
  )

/**
 * The selection of a line with what a link chose in advance. Days that are not on sale are left to the passenger, and
 * so is a return before the outbound day.
 */
export const applyTripChoice = (
  selection: TripSelection,
  choice: TripChoice,
  names: PassengerNames,
  { category, sales, now }: { category: TicketCategory; sales: LineSales; now: Instant },
): TripSelection => {
  const { fareType, counts } = choice
  const isOnSale = (date: CivilDate | undefined): date is CivilDate =>
    date !== undefined && checkTravelDate(date, now, sales.settings.windowDays) === undefined
  const out = isOnSale(choice.date) ? chooseDate(selection, choice.date) : selection
  const isBack =
    category === 'roundTrip' && isOnSale(choice.returnDate) && choice.returnDate >= (out.date ?? choice.returnDate)
  const dated = isBack ? chooseReturnDate(out, choice.returnDate as CivilDate) : out
  return withNames(withCounts(fareType ? chooseFareType(dated, fareType) : dated, counts, sales), names)
}
