/** What a captcha was shown for; its answer is good for nothing else. */
export const CAPTCHA_ACTIONS = ['login', 'register', 'order'] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** An address without `for` means signing in; undefined is an action nobody knows. */
export const toCaptchaAction = (text: string | undefined): CaptchaAction | undefined =>
  text === undefined ? 'login' : CAPTCHA_ACTIONS.find((action) => action === text)
