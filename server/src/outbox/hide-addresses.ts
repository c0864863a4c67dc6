const HIDDEN = '<address>'
/** What looks like an address of mail, in the angle brackets of SMTP or without them. */
const ANY_ADDRESS = /<?[^\s<>"'`,;:()[\]]+@[^\s<>"'`,;:()[\]]+>?/g

/** The text as a pattern that is found as a word of its own only, in any case. */
const toWordPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

/**
 * A text without addresses of mail. Of `address`, which may be written in ways that no pattern knows, the part before the @ goes as well,
 * also without its tag (`ming` of `ming+bus@mail.test`): servers answer that there is no user of that name.
 */
export const hideAddresses = (text: string, address = ''): string => {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  const known = [address, local, local.split('+')[0] ?? ''].filter((part) => part !== '')
  return known.reduce((left, part) => left.replace(toWordPattern(part), HIDDEN), text.replace(ANY_ADDRESS, HIDDEN))
}
