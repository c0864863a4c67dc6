/** Where a captcha picture and its sound come from. */
export interface CaptchaSource {
  /** Address of a new picture; each is good for one answer. */
  nextPicture: () => string
  /** The digits of the picture that stands, spoken: a file of sound. */
  fetchSound: () => Promise<ArrayBuffer>
  /** Milliseconds; decides whether a picture has expired. */
  now: () => number
  /** Receives why the sound could not be played. */
  onMute: (failure: unknown) => void
}

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
