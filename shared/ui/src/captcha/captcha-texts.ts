export interface CaptchaTexts {
  label: string
  hint: string
  /** Read instead of the picture; says what else can be done. */
  picture: string
  another: string
  /** While another picture comes. */
  turning: string
  notShown: string
  listen: string
  /** While the digits are said. */
  speaking: string
  notHeard: string
}
