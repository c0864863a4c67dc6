export { registerOfficeContent } from './register-office-content'
