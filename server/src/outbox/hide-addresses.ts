const HIDDEN = '<address>'
/** Matches mail addresses, in the angle brackets of SMTP or without them. */
const ANY_ADDRESS = /<?[^\s<>"'`,;:()[\]]+@[^\s<>"'`,;:()[\]]+>?/g

/** A pattern that matches the text as a whole word only, in any case. */
const toWordPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

/**
 * A text without mail addresses. Of `address`, which may be written in ways that no pattern knows, the part before the
 * @ is removed as well, also without its tag (`ming` of `ming+bus@mail.test`): servers answer that there is no user of
 * that name.
 */
export const hideAddresses = (text: string, address = ''): string => {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  const known = [address, local, local.split('+')[0] ?? ''].filter((part) => part !== '')
  return known.reduce((left, part) => left.replace(toWordPattern(part), HIDDEN), text.replace(ANY_ADDRESS, HIDDEN))
}
