import { BASE_PATH } from '@shuttle/contracts'

/** All files that development adds to the site are below this address. */
export const DEVELOPMENT_BASE = `${BASE_PATH}dev/`

/** Stream of the news of builds. */
export const EVENTS_ADDRESS = `${DEVELOPMENT_BASE}events`

/** Folder of an app's development build. */
export const folderAddress = (app: string): string => `${DEVELOPMENT_BASE}${app}/`
