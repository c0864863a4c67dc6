/** What shell and remotes may use of i18next. Shared whole, it would bring a second engine that nothing uses. */
export { createInstance } from 'i18next'
