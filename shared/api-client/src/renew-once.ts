import { transportOptions } from './configure-transport'

let renewing: Promise<string | undefined> | undefined

/** Renews the token once for all calls that meet a 401 at the same time. */
export const renewOnce = (): Promise<string | undefined> => {
  renewing ??= transportOptions()
    .renewToken()
    .finally(() => {
      renewing = undefined
    })
  return renewing
}
