/** Everything that development adds to the site lies below this folder. */
export const DEVELOPMENT_BASE = '/webhtml/dev/'

/** Where the page hears of builds. */
export const EVENTS_ADDRESS = `${DEVELOPMENT_BASE}events`

/** Folder of an app's development build. */
export const folderAddress = (app: string): string => `${DEVELOPMENT_BASE}${app}/`
