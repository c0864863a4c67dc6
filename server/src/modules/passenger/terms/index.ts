export { registerTerms } from './terms.routes'
