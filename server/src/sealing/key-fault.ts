/** A key or secret of the settings that cannot be read, or is not the one in use; one line that repeats no key. */
export class KeyFault extends Error {
  override readonly name = 'KeyFault'
}
