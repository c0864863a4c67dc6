/** What may be an identifier: Latin letters, digits and the signs within order numbers, codes, mail addresses, phones. */
const RUN = /(\+\d+(?: \d+)+|[\w+][\w@.+*-]+[\w*])/

/** With an `@`, or with a digit and a hyphen, a plus or eight signs; a price and a time have other signs. */
const isIdentifier = (run: string): boolean =>
  run.includes('@') || (/\d/.test(run) && (/[-+]/.test(run) || run.length >= 8))

/** A text in parts, of which those at odd places are identifiers: order numbers, codes, mail addresses, telephones. */
export const splitIdentifiers = (text: string): string[] => {
  const parts: string[] = []
  let plain = ''
  for (const [index, run] of text.split(RUN).entries()) {
    if (index % 2 === 1 && isIdentifier(run)) {
      parts.push(plain, run)
      plain = ''
    } else plain += run
  }
  return [...parts, plain]
}
