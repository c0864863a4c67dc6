import { transportOptions } from './configure-transport'

let renewing: Promise<string | undefined> | undefined

/** However many calls meet a 401 together, the token is renewed once. */
export const renewOnce = (): Promise<string | undefined> => {
  renewing ??= transportOptions()
    .renewToken()
    .finally(() => {
      renewing = undefined
    })
  return renewing
}
