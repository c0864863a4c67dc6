/** Where passengers write when the site fails them; error pages name it. */
export const SUPPORT_ADDRESS = 'support@bridge-shuttle.example'
