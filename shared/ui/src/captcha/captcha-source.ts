/** Where a picture and its sound come from. */
export interface CaptchaSource {
  /** Address of a new picture; each is good for one answer. */
  nextPicture: () => string
  /** The digits of the picture that stands, spoken: a file of sound. */
  fetchSound: () => Promise<ArrayBuffer>
  /** Milliseconds; whether a picture is still good is told by it. */
  now: () => number
  /** Hears why the digits could not be heard. */
  onMute: (failure: unknown) => void
}
