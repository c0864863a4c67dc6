export { accountMails } from './account-mails'
export { registerAccounts } from './accounts.routes'
export { endJoins } from './end-joins'
export { deleteOldCodes } from './verification-codes.repository'
