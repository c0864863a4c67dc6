/** What was typed cannot be meant; `message` says why. */
export class CommandLineFault extends Error {
  override readonly name = 'CommandLineFault'
}
