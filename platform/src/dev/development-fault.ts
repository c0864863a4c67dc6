/** A fault that the developer can cure, described in one line. */
export class DevelopmentFault extends Error {
  override readonly name = 'DevelopmentFault'
}
