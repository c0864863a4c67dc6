import { checkDigit, newOrderNumber, newPickupCode, newTicketNumber } from './new-number'

const NOW = Date.parse('2026-11-21T00:30:00+08:00')
const isRight = (number: string) => checkDigit(number.slice(0, -1)) === number.slice(-1)
const everyNumber = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0')).map(
  (body) => body + checkDigit(body),
)

describe('the check digit', () => {
  it('the check digit accepts every number it was made for', () => {
    expect(everyNumber.filter((number) => !isRight(number))).toEqual([])
  })

  it('the check digit detects one wrong digit, at any position', () => {
    const unnoticed = everyNumber.flatMap((number) =>
      [...number].flatMap((digit, at) =>
        [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => number.slice(0, at) + other + number.slice(at + 1))
          .filter(isRight),
      ),
    )
    expect(unnoticed).toEqual([])
  })

  it('the check digit detects two swapped neighbours, 09 and 90 too', () => {
    const swapped = (number: string, at: number) =>
      number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2)
    const unnoticed = everyNumber.flatMap((number) =>
      [0, 1, 2].map((at) => swapped(number, at)).filter((other) => other !== number && isRight(other)),
    )
    expect(unnoticed).toEqual([])
  })
})

describe('a new number', () => {
  it('a new order number is the business day, thirteen random digits and a check digit', () => {
    const number = newOrderNumber(NOW)
    expect(number).toMatch(/^261121\d{14}$/)
    expect(isRight(number)).toBe(true)
  })

  it('a new ticket number differs from that of an order', () => {
    const number = newTicketNumber(NOW)
    expect(number).toMatch(/^T261121\d{13}$/)
    expect(isRight(number.slice(1))).toBe(true)
  })

  it('a new pickup code has sixteen characters without similar ones', () => {
    expect(newPickupCode()).toMatch(/^[A-HJ-NP-Z2-9]{16}$/)
  })

  it.each([
    ['orders', () => newOrderNumber(NOW)],
    ['tickets', () => newTicketNumber(NOW)],
    ['pickups', newPickupCode],
  ])('ten thousand new numbers have no repetition: %s', (_, next) => {
    expect(new Set(Array.from({ length: 10_000 }, next)).size).toBe(10_000)
  })
})
