export { registerBackofficeRules } from './register-backoffice-rules'
