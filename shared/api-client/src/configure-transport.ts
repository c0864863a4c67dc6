import type { TransportOptions } from './transport'

let options: TransportOptions | undefined

/** Called once by the shell before the first call; a second call replaces the first (tests). */
export const configureTransport = (given: TransportOptions): void => {
  options = given
}

export const transportOptions = (): TransportOptions => {
  if (!options) throw new Error('The transport is not configured: the shell does it before any remote runs')
  return options
}
