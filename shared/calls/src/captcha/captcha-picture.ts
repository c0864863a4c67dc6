/** What a captcha is shown for; its answer is good for nothing else. */
export type CaptchaAction = 'login' | 'register' | 'order'

let asked = 0

/** Address of a new picture; a number in it that was never used, so that no cache answers (purchase 7). */
export const captchaPictureAddress = (action: CaptchaAction, now: number): string => {
  asked += 1
  return `/api/captcha?t=${now}${asked}&for=${action}`
}
