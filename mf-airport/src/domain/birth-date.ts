/** A date of birth as it is typed: parts that are missing are empty. */
export interface BirthDateParts {
  year: string
  month: string
  day: string
}

/** The stored form joins the parts by hyphens, so that half a date survives a reload. */
export const readBirthDate = (text: string): BirthDateParts => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

/** Empty if every part is. */
export const joinBirthDate = ({ year, month, day }: BirthDateParts): string => {
  const text = `${year}-${month}-${day}`
  return text === '--' ? '' : text
}

/** The written form of a date, `1988-04-03`; a text that is no date stays none. */
export const toBirthDate = (text: string): string => {
  const { year, month, day } = readBirthDate(text)
  return joinBirthDate({ year, month: month.padStart(2, '0'), day: day.padStart(2, '0') })
}

/** Filters a part to its digits while it is typed or pasted; full-width digits count. */
export const filterDatePart = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
