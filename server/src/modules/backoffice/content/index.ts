export { registerBackofficeContent } from './register-backoffice-content'
