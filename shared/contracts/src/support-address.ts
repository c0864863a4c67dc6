/** Where passengers write when the site fails them, unless the setting `SUPPORT_ADDRESS` of the service names another. */
export const SUPPORT_ADDRESS = 'support@bridge-shuttle.example'
