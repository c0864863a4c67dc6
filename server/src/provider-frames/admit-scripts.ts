/// <reference lib="dom" />
import { readFrameData } from './screen-channel'

type AddressRules = { createScriptURL: (address: string) => string | null }

/**
 * The default policy of Trusted Types: admits addresses of the origins whose scripts this document may run, and nothing
 * else. Made before any other script runs, so that no replaced function of the page widens it: the functions it needs
 * are captured here.
 */
export const admitScripts = (): void => {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy: (name: string, rules: AddressRules) => unknown }
  }
  const { URL } = window
  const readOrigin = Object.getOwnPropertyDescriptor(URL.prototype, 'origin')?.get as () => string
  const getOrigin = Function.prototype.call.bind(readOrigin) as (url: URL) => string
  const base = document.baseURI
  let isAdmitted = (_origin: string): boolean => false
  for (const admitted of readFrameData<object>().scripts) {
    const others = isAdmitted
    isAdmitted = (origin) => origin === admitted || others(origin)
  }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isAdmitted(getOrigin(new URL(address, base))) ? address : null),
  })
}
