/** What a person types to sign in. The address is sent as it is, so trim it before. */
export interface Credentials {
  email: string
  password: string
  /** Answer to the image captcha, where one was asked. */
  captcha?: string
}

export const toSignInRequest = ({ email, password, captcha = '' }: Credentials) => ({
  webUserid: email,
  passWord: password,
  code: captcha,
})
