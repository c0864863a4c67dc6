export { registerOfficeRules } from './register-office-rules'
