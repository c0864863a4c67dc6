/** Separates thousands: `1234.50` -> `1,234.50`. The sign of a negative number is a true minus; a hyphen is none. */
export const withSign = (number: number, digits: string, symbol = ''): string =>
  (number < 0 ? '\u2212' : '') + symbol + digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** `3000` -> `3,000`, `-5` -> `−5`: the way every screen shows how many there are. */
export const formatCount = (count: number): string => withSign(count, String(Math.abs(count)))
