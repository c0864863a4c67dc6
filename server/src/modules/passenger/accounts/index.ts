export { accountMails } from './account-mails'
export { registerAccounts } from './accounts.routes'
export { endJoins } from './end-joins'
export { CODES_COUNTED_MS } from './verification-codes.repository'
