/**
 * Fields of the address or the form that a browser came back with. Anybody can write them by hand: what stands there twice, or has
 * a NUL character, which no database is asked about, is left out.
 */
export const returnFields = (given: Readonly<Record<string, unknown>>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' && !value.includes('\0') ? [[name, value]] : [],
    ),
  )
