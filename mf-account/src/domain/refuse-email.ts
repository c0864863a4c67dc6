export { EMAIL_MAX_LENGTH, type EmailRefusal, refuseEmail, trimEmail } from '@shuttle/domain'
