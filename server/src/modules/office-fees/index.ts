export { registerOfficeFees } from './register-office-fees'
