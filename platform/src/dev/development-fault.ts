/** A fault that the developer can fix, described in one line. */
export class DevelopmentFault extends Error {
  override readonly name = 'DevelopmentFault'
}
