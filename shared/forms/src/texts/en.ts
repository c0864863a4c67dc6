import type { CaptchaTexts, FormTexts } from './zh-hk'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
export const texts: FormTexts = {
  field: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    repeatPassword: 'Repeat password',
    passwordHint: '{{min}} to {{max}} characters, no Chinese characters',
    show: 'Show',
    showPassword: 'Show password',
    hide: 'Hide',
    hidePassword: 'Hide password',
    code: 'Verification code',
    codeHint: 'We will e-mail you a 6-digit code, valid for 10 minutes',
    getCode: 'Get code',
    codeAgain: 'Resend in {{seconds}} s',
    codeAgainMinutes: 'Resend in {{minutes}} min',
  },
  violation: {
    EMAIL_BLANK: 'E-mail cannot be blank',
    EMAIL_MALFORMED: 'Invalid e-mail format',
    EMAIL_TOO_LONG: 'E-mail can have at most {{max}} characters',
    PASSWORD_BLANK: 'Password cannot be blank',
    PASSWORD_HAS_CHINESE: 'Password cannot contain Chinese characters',
    PASSWORD_TOO_LONG: 'Password can have at most {{max}} characters',
    PASSWORD_TOO_SHORT: 'Password needs at least {{min}} characters',
    PASSWORD_UNCHANGED: 'The new password is the same as the current one. Please choose another.',
    PASSWORDS_DIFFER: 'Password do not match',
    CODE_BLANK: 'Verification code cannot be blank',
    CAPTCHA_MISSING: 'please fill in captcha',
    TERMS_NOT_TICKED: 'please tick privacy terms first',
  },
  failure: {
    OFFLINE: 'You are offline. Check your connection and try again. What you typed is still here.',
    UNREACHABLE: 'The service is not responding. Check your connection and try again. What you typed is still here.',
    UNAVAILABLE: 'This is not working right now. Please try again in a moment.',
  },
}

export const captchaTexts: CaptchaTexts = {
  captcha: {
    label: 'Captcha',
    hint: 'Enter the four digits in the picture',
    picture: 'Captcha picture with four digits. Get another one, or listen instead.',
    another: 'Another picture',
    turning: 'Getting another picture…',
    notShown: 'The picture could not be shown. Please get another one.',
    listen: 'Listen instead',
    speaking: 'Playing…',
    notHeard: 'The digits cannot be played at the moment. Please get another picture and try again.',
  },
}
