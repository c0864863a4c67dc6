/** Texts that the composer itself shows; one file a language has all of them. */
export interface PageTexts {
  /** Name of the site in a page's title. */
  siteName: string
  /** To a browser without JavaScript, or one that is too old. */
  noScript: string
  /** As long as no deployment set was ever live. */
  settingUp: string
  /** While the scripts of the pages cannot be sent. */
  notAvailable: string
  /** For an address that cannot be decoded, such as one with `%ff`. */
  badAddress: string
  /** When too much was asked from the visitor's network. */
  tooManyRequests: string
  tryAgain: string
  home: string
}
