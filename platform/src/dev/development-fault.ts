/** Something that whoever develops can cure, said in one line. */
export class DevelopmentFault extends Error {
  override readonly name = 'DevelopmentFault'
}
