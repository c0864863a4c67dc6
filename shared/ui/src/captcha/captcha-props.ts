/** Source of a captcha picture and its sound. */
export interface CaptchaSource {
  /** Address of a new picture; each is valid for one answer. */
  nextPicture: () => string
  /** The spoken digits of the current picture, as an audio file. */
  fetchSound: () => Promise<ArrayBuffer>
  /** Milliseconds; decides whether a picture has expired. */
  now: () => number
  /** Receives the error when the sound fails. */
  onMute: (failure: unknown) => void
}

export interface CaptchaTexts {
  label: string
  hint: string
  /** Read instead of the picture; names the alternative. */
  picture: string
  another: string
  /** While another picture is loading. */
  turning: string
  notShown: string
  listen: string
  /** While the sound of the digits is running. */
  speaking: string
  notHeard: string
}
