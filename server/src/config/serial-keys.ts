const PEM = /-----BEGIN [A-Z ]+-----[^-]*-----END [A-Z ]+-----/g

/** PEMs that follow each other; the whole text where there is none, so that its parser reports the error. */
export const splitPems = (text: string): string[] => text.match(PEM) ?? [text]

/** `A,B` */
export const splitSerials = (text: string): string[] =>
  text
    .split(',')
    .map((serial) => serial.trim())
    .filter((serial) => serial !== '')

/** Why serials and keys do not match: one key for each serial, none twice. */
export const findSerialFault = (serials: string | undefined, pems: string | undefined): string | undefined => {
  if (pems === undefined || serials === undefined) return undefined
  const [named, keys] = [splitSerials(serials), splitPems(pems)]
  if (new Set(named).size < named.length) return 'a serial stands there twice'
  return named.length === keys.length ? undefined : `${named.length} serials and ${keys.length} keys`
}
