export { PASSWORD_MAX_LENGTH, type PasswordRefusal, refusePassword } from '@shuttle/domain'
