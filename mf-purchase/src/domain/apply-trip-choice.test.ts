import { NO_PASSENGERS, type TicketCategory, type TripChoice, toInstant } from '@shuttle/domain'
import { lineSales } from '../testing/a-line'
import { applyTripChoice } from './apply-trip-choice'
import { INITIAL_SELECTION, type TripSelection } from './trip-selection'

const now = toInstant('2026-11-21', '10:00')
const apply = (
  choice: TripChoice,
  { before = {}, category = 'roundTrip', names = {} }: Partial<Options> = {},
): TripSelection =>
  applyTripChoice({ ...INITIAL_SELECTION, ...before }, choice, names, { category, sales: lineSales(), now })
interface Options {
  before: Partial<TripSelection>
  category: TicketCategory
  names: Parameters<typeof applyTripChoice>[2]
}
const days = ({ date, returnDate }: TripSelection) => [date, returnDate]

describe('[D11.both-ways.2] a selection with what a link chose in advance', () => {
  it('has its days, kind of ticket and people', () => {
    const choice = {
      ...({ date: '2026-11-22', returnDate: '2026-11-24', fareType: 'night' } as const),
      counts: { adult: 2, child: 1 },
    } as const
    expect(apply(choice)).toEqual({
      ...INITIAL_SELECTION,
      ...choice,
      counts: { ...NO_PASSENGERS, adult: 2, child: 1 },
    })
  })

  it.each<[string, TripChoice, readonly (string | undefined)[]]>([
    ['yesterday', { date: '2026-11-20' }, [undefined, undefined]],
    ['the last day on sale', { date: '2026-12-05' }, ['2026-12-05', undefined]],
    ['the day after it', { date: '2026-12-06' }, [undefined, undefined]],
    ['a return on the same day', { date: '2026-11-22', returnDate: '2026-11-22' }, ['2026-11-22', '2026-11-22']],
    ['a return before it', { date: '2026-11-22', returnDate: '2026-11-21' }, ['2026-11-22', undefined]],
    ['a return alone', { returnDate: '2026-11-22' }, [undefined, '2026-11-22']],
  ])('has only days on sale: %s', (_, choice, expected) => expect(days(apply(choice))).toEqual(expected))

  it('has no return day on a one-way line', () => {
    const choice = { date: '2026-11-22', returnDate: '2026-11-24' }
    expect(days(apply(choice, { category: 'oneWay' }))).toEqual(['2026-11-22', undefined])
  })

  it('leaves what the link does not name', () => {
    const before = { date: '2026-11-25', fareType: 'day', counts: { ...NO_PASSENGERS, elderly: 2 } } as const
    expect(apply({ returnDate: '2026-11-26' }, { before })).toMatchObject({ ...before, returnDate: '2026-11-26' })
  })

  it('[P4.coupon.1] has no coupons once the link names fewer people', () => {
    const before = { coupons: ['A'], counts: { ...NO_PASSENGERS, adult: 2 } }
    expect(apply({ counts: { adult: 2 } }, { before }).coupons).toEqual(['A'])
    expect(apply({ counts: { adult: 1 } }, { before }).coupons).toEqual([])
  })
})

describe('[D11.both-ways.3] names of an order that is bought again', () => {
  it('are entered without a document number', () => {
    const { passengers } = apply({ counts: { adult: 2 } }, { names: { adult: ['ANN', 'BEN'] } })
    expect(passengers).toEqual({
      adult: [
        { name: 'ANN', idNumber: '' },
        { name: 'BEN', idNumber: '' },
      ],
    })
  })

  it('leave the document number that was typed for the same name, and no other', () => {
    const before = {
      passengers: {
        adult: [
          { name: 'ANN', idNumber: 'A1' },
          { name: 'CAT', idNumber: 'C1' },
        ],
      },
    }
    const { passengers } = apply({}, { before, names: { adult: ['ANN', 'BEN'] } })
    expect(passengers.adult).toEqual([
      { name: 'ANN', idNumber: 'A1' },
      { name: 'BEN', idNumber: '' },
    ])
  })
})
