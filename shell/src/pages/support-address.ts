import { SUPPORT_ADDRESS } from '@shuttle/contracts'

/** Where passengers write: as the page was composed with, else the one of the build, as older servers name none. */
export const supportAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content || SUPPORT_ADDRESS
