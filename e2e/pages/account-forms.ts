import type { Page } from '@playwright/test'

/** The forms of an account in English. */
export const accountForms = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    email: field('E-mail'),
    code: field('Verification code'),
    password: field('Password'),
    currentPassword: field('Current password'),
    newPassword: field('New password'),
    repeatPassword: field('Repeat password'),
    captcha: field('Captcha'),
    terms: page.getByRole('checkbox', { name: /I have read and accept/ }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
  }
}
