export { useBalanceLines } from './use-balance-lines'
