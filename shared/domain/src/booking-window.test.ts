import { checkTravelDate, lastDateOnSale } from './booking-window'
import { addDays, toInstant } from './civil-date'

const now = toInstant('2026-11-21', '23:59:59')
const ahead = (days: number) => checkTravelDate(addDays('2026-11-21', days), now)

describe('[P5.check.7, A5.text.1] the earliest travel date', () => {
  it('refuses yesterday and accepts today until midnight', () => {
    expect(ahead(-1)).toBe('DATE_IN_PAST')
    expect(ahead(0)).toBeUndefined()
    expect(checkTravelDate('2026-11-21', toInstant('2026-11-22'))).toBe('DATE_IN_PAST')
  })
})

describe('[P5.dates.1] the booking window of 14 days', () => {
  it('[P9.limit.2, D1.3, D9.22] accepts day +14 and refuses day +15', () => {
    expect(ahead(14)).toBeUndefined()
    expect(ahead(15)).toBe('DATE_NOT_ON_SALE')
    expect(lastDateOnSale(now)).toBe('2026-12-05')
  })
  it('[D1.3] uses the booking window of a line', () => {
    expect(checkTravelDate('2026-12-01', now, 10)).toBeUndefined()
    expect(checkTravelDate('2026-12-02', now, 10)).toBe('DATE_NOT_ON_SALE')
  })
})

describe('[P5.check.8, A5.text.1] the advance limit of 90 days', () => {
  it('[P9.limit.2, D9.22] passes day +90 to the window and refuses day +91 as too far', () => {
    expect(ahead(90)).toBe('DATE_NOT_ON_SALE')
    expect(ahead(91)).toBe('DATE_TOO_FAR')
    expect(checkTravelDate(addDays('2026-11-21', 90), now, 365)).toBeUndefined()
    expect(checkTravelDate(addDays('2026-11-21', 91), now, 365)).toBe('DATE_TOO_FAR')
  })
})
