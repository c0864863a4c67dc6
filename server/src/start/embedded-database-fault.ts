/** The embedded database could not be opened or created, and why as far as an operator is concerned. */
export class EmbeddedDatabaseFault extends Error {
  override readonly name = 'EmbeddedDatabaseFault'

  constructor(
    readonly reason: 'disk-full' | 'damaged',
    readonly folder: string,
    cause: unknown,
  ) {
    super(`${reason}: ${folder}`, { cause })
  }
}
