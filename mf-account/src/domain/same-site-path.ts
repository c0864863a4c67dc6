export { sameSitePath } from '@shuttle/domain'
