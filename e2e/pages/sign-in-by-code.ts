import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { JOIN_TEXTS } from './join-texts'
import { TEXTS } from './texts'

const en = {
  useCode: 'Sign in by a code instead',
  setPassword: 'Set a password',
  passwordSet: 'Your password is set',
  wrong: /code is incorrect or expired/,
}
const CODE_TEXTS: Readonly<Record<LanguageCode, typeof en>> = {
  en,
  'zh-hk': {
    useCode: '改用驗證碼登入',
    setPassword: '設定密碼',
    passwordSet: '密碼已設定',
    wrong: /驗證碼不正確或已失效/,
  },
  'zh-cn': {
    useCode: '改用验证码登录',
    setPassword: '设置密码',
    passwordSet: '密码已设置',
    wrong: /验证码不正确或已失效/,
  },
}

/** The form of the login panel that signs in by a mailed code, and the page of a first password. */
export const signInByCode = (page: Page, language: LanguageCode) => {
  const texts = { ...JOIN_TEXTS[language], ...CODE_TEXTS[language] }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    texts,
    useCode: button(texts.useCode),
    email: field(TEXTS[language].email),
    code: field(texts.code),
    getCode: button(texts.getCode),
    terms: page.getByRole('dialog').getByRole('checkbox', { name: texts.terms }),
    submit: page.getByRole('dialog').getByRole('button', { name: TEXTS[language].signIn, exact: true }),
    wrong: page.getByText(texts.wrong),
    toSetPassword: page.getByRole('link', { name: texts.setPassword, exact: true }),
    password: field(TEXTS[language].password),
    repeat: field(texts.repeatPassword),
    setPassword: button(texts.setPassword),
  }
}
