export { assertPartnerAccount } from './assert-partner-account'
