export { accountMails } from './account-mails'
export { registerAccounts } from './accounts.routes'
export { deleteOldCodes } from './verification-codes.repository'
