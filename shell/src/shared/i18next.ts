/**
 * The part of i18next that shell and remotes may use. Sharing all of it would add a second engine that nothing uses.
 */
export { createInstance } from 'i18next'
