import { BASE_PATH } from '@shuttle/contracts'

/** Base address of all files that development adds to the site. */
export const DEVELOPMENT_BASE = `${BASE_PATH}dev/`

/** Event stream of build news. */
export const EVENTS_ADDRESS = `${DEVELOPMENT_BASE}events`

/** Folder of an app's development build. */
export const folderAddress = (app: string): string => `${DEVELOPMENT_BASE}${app}/`
