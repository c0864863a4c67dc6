import { safeStorage } from '@shuttle/host'

/** Forms that ask for a picture once the service wants one. */
export type CaptchaForm = 'login' | 'register'

/** The specification's names, one for each form (accounts 3, locally stored; decision "the wire" 21). */
const KEY: Record<CaptchaForm, string> = { login: 'needCode', register: 'signNeedCode' }

/** Whether the service asked for a captcha in this session of the browser. */
export const isCaptchaWanted = (form: CaptchaForm): boolean => safeStorage.session.get(KEY[form]) === 'true'

export const setCaptchaWanted = (form: CaptchaForm, isWanted: boolean): void => {
  if (isWanted) safeStorage.session.set(KEY[form], 'true')
  else safeStorage.session.remove(KEY[form])
}
