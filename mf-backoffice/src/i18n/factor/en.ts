import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  setUp: {
    title: 'Set up your second factor',
    why: 'The back office shows passengers’ data and gives money back, so it also asks for the 6 digits of an authenticator app. Please install one on your phone first.',
    begin: 'Begin',
    beginning: 'Getting ready',
    scan: 'Scan this code with your authenticator app, or type in the key below.',
    qr: 'QR code for your authenticator app',
    secret: 'Key',
    copySecret: 'Copy the key',
    confirm: 'Confirm',
    confirming: 'Confirming',
  },
  recovery: {
    title: 'Store your recovery codes',
    text: 'When you do not have your phone, each code takes the place of the 6 digits once. They are shown here, this once only.',
    list: 'Recovery codes',
    copy: 'Copy',
    save: 'Save as a file',
    stored: 'I have stored them',
    storeFirst: 'Please store your recovery codes first.',
    done: 'Open the back office',
  },
  give: {
    title: 'Second factor',
    needed: 'Please enter the 6 digits your authenticator app shows.',
    idle: 'Nothing was done for 30 minutes. Please enter the 6 digits your authenticator app shows. Nothing on this page is lost.',
    stepUp:
      'This needs your second factor again. Please enter the 6 digits your authenticator app shows. It then goes on.',
    digits: '6 digits',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    submit: 'Confirm',
    submitting: 'Confirming',
    lost: 'Neither phone nor recovery codes at hand? A supervisor can reset your second factor.',
    codesLeft: 'Recovery codes left: {{left}}',
    blank: 'Please enter the code.',
    digitsWrong: 'Please enter 6 digits.',
    recoveryWrong: 'A recovery code has 20 characters: digits, and letters from a to f.',
  },
  copied: 'Copied',
  notCopied: 'This could not be copied. Please select the text yourself.',
}
