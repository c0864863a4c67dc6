import type { Kysely } from 'kysely'
import { ticketing } from './migrations/0001-ticketing'
import { payments } from './migrations/0100-payments'
import { announcements } from './migrations/0101-announcements'
import { releases } from './migrations/0200-releases'
import { sales } from './migrations/0300-sales'
import { termsAndHome } from './migrations/0330-terms-and-home'
import { captcha } from './migrations/0340-captcha'
import { coupons } from './migrations/0350-coupons'
import { paymentMethods } from './migrations/0360-payment-methods'
import { accounts } from './migrations/0400-accounts'
import { vocabulary } from './migrations/0500-vocabulary'
import { surveyNotices } from './migrations/0510-survey-notices'
import { tickets } from './migrations/0600-tickets'
import { refundLedger } from './migrations/0610-refund-ledger'
import { ordersToEnd } from './migrations/0620-orders-to-end'
import { orderList } from './migrations/0630-order-list'
import { ticketRefunds } from './migrations/0640-ticket-refunds'
import { refundRequests } from './migrations/0650-refund-requests'
import { adultFare } from './migrations/0670-adult-fare'
import { sealedDocuments } from './migrations/0680-sealed-documents'
import { addressesHidden } from './migrations/0690-addresses-hidden'
import { airportLine } from './migrations/0700-airport-line'
import { pickupCodes } from './migrations/0710-pickup-codes'
import { staff } from './migrations/0720-staff'
import { secondFactor } from './migrations/0730-second-factor'
import { officeOrders } from './migrations/0740-office-orders'
import { refundQueue } from './migrations/0750-refund-queue'
import { refundsByStaff } from './migrations/0760-refunds-by-staff'
import { settledRefunds } from './migrations/0765-settled-refunds'
import { catalogueByStaff } from './migrations/0775-catalogue-by-staff'
import { officeContent } from './migrations/0780-office-content'
import { disruptions } from './migrations/0785-disruptions'
import { policyVersions } from './migrations/0786-policy-versions'
import { reconciliation } from './migrations/0790-reconciliation'
import { overview } from './migrations/0792-overview'
import { officeRules } from './migrations/0795-office-rules'
import { largeDifferences } from './migrations/0797-large-differences'
import { withdrawnInHistory } from './migrations/0805-withdrawn-in-history'
import { lateLooks } from './migrations/0810-late-looks'
import { methodsOff } from './migrations/0811-methods-off'
import { moneyFigures } from './migrations/0812-money-figures'
import { attemptQuestions } from './migrations/0814-attempt-questions'
import { pruning } from './migrations/0815-pruning'
import { captchaSeeds } from './migrations/0818-captcha-seeds'
import { sharedLimits } from './migrations/0819-shared-limits'
import { freshProof } from './migrations/0822-fresh-proof'
import { accountJoins } from './migrations/0823-account-joins'
import { signedBuilds } from './migrations/0830-signed-builds'
import { lateLooksOfBefore } from './migrations/0840-late-looks-of-before'
import { attemptIndexes } from './migrations/0841-attempt-indexes'
import { moneyFigureIndexes } from './migrations/0842-money-figure-indexes'
import { pruningIndexes } from './migrations/0843-pruning-indexes'
import { closedAttemptsToAdopt } from './migrations/0844-closed-attempts-to-adopt'
import { findApplied, runMigrations, type SchemaMigrations } from './run-migrations'
import type { Database } from './types'

/** In order, new ones last: a migration that has run anywhere is neither changed nor preceded. */
export const MIGRATIONS: SchemaMigrations = {
  '0001-ticketing': ticketing,
  '0100-payments': payments,
  '0101-announcements': announcements,
  '0200-releases': releases,
  '0300-sales': sales,
  '0330-terms-and-home': termsAndHome,
  '0340-captcha': captcha,
  '0350-coupons': coupons,
  '0360-payment-methods': paymentMethods,
  '0400-accounts': accounts,
  '0500-vocabulary': vocabulary,
  '0510-survey-notices': surveyNotices,
  '0600-tickets': tickets,
  '0610-refund-ledger': refundLedger,
  '0620-orders-to-end': ordersToEnd,
  '0630-order-list': orderList,
  '0640-ticket-refunds': ticketRefunds,
  '0650-refund-requests': refundRequests,
  '0670-adult-fare': adultFare,
  '0680-sealed-documents': sealedDocuments,
  '0690-addresses-hidden': addressesHidden,
  '0700-airport-line': airportLine,
  '0710-pickup-codes': pickupCodes,
  '0720-staff': staff,
  '0730-second-factor': secondFactor,
  '0740-office-orders': officeOrders,
  '0750-refund-queue': refundQueue,
  '0760-refunds-by-staff': refundsByStaff,
  '0765-settled-refunds': settledRefunds,
  '0775-catalogue-by-staff': catalogueByStaff,
  '0780-office-content': officeContent,
  '0785-disruptions': disruptions,
  '0786-policy-versions': policyVersions,
  '0790-reconciliation': reconciliation,
  '0792-overview': overview,
  '0795-office-rules': officeRules,
  '0797-large-differences': largeDifferences,
  '0805-withdrawn-in-history': withdrawnInHistory,
  '0810-late-looks': lateLooks,
  '0811-methods-off': methodsOff,
  '0812-money-figures': moneyFigures,
  '0814-attempt-questions': attemptQuestions,
  '0815-pruning': pruning,
  '0818-captcha-seeds': captchaSeeds,
  '0819-shared-limits': sharedLimits,
  '0822-fresh-proof': freshProof,
  '0823-account-joins': accountJoins,
  '0830-signed-builds': signedBuilds,
  '0840-late-looks-of-before': lateLooksOfBefore,
  '0841-attempt-indexes': attemptIndexes,
  '0842-money-figure-indexes': moneyFigureIndexes,
  '0843-pruning-indexes': pruningIndexes,
  '0844-closed-attempts-to-adopt': closedAttemptsToAdopt,
}

/** Whether the schema is one that this code reads and writes; it may be that of a later version. Changes nothing. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => {
  const applied = await findApplied(db)
  return Object.keys(MIGRATIONS).every((name) => applied.has(name))
}

/** Brings the schema up to date, or up to the migration of this name. */
export const migrate = (db: Kysely<Database>, upTo?: string): Promise<void> => runMigrations(db, MIGRATIONS, upTo)
