import { readStored, removeStored, writeStored } from './device-storage'

/** Forms that ask for a picture once the service wants one. */
export type CaptchaForm = 'login' | 'register'

/** The specification's names, one for each form (accounts 3, locally stored; decision "the wire" 21). */
const KEY: Record<CaptchaForm, string> = { login: 'needCode', register: 'signNeedCode' }

/** Whether the service asked for a captcha in this session of the browser. */
export const isCaptchaWanted = (form: CaptchaForm): boolean => readStored(KEY[form], 'session') === 'true'

export const setCaptchaWanted = (form: CaptchaForm, isWanted: boolean): void => {
  if (isWanted) writeStored(KEY[form], 'true', 'session')
  else removeStored(KEY[form], 'session')
}
