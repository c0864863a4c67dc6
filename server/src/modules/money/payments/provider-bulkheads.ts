import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { type CircuitBreaker, circuitBreaker } from '../../../runtime/bulkheads/circuit-breaker'
import type { PaymentContext } from './payment-context'
import { ProviderBusy, ProviderFault } from './payment-provider'

/** Rows of one provider, or of all that are not configured (any more). */
export type ProviderScope = { of: string } | { allBut: readonly string[] }

export interface ProviderBulkhead {
  name: string
  scope: ProviderScope
  /** As of a bulkhead: how many rows may be in flight. */
  capacity: (limit: number) => number
}

/**
 * Whether an unanswered provider is paused: it is down, or reports that it is. Too many requests, for example of one
 * passenger, must not block the provider for others.
 */
const isOutage = (error: unknown): boolean =>
  error instanceof ProviderFault && error.kind === 'unreachable' && !(error instanceof ProviderBusy)

export const providerBreaker = (
  context: Pick<PaymentContext, 'clock' | 'log' | 'metrics'>,
  code: string,
): CircuitBreaker => circuitBreaker(context, code, isOutage)

/**
 * One bulkhead for each provider, and one for the rows of providers that are not configured: they are processed too,
 * without a call.
 */
export const providerBulkheads = (context: PaymentContext): ProviderBulkhead[] => {
  const codes = context.methods.all.map(({ code }) => code)
  return [
    ...codes.map((code) => ({ name: code, scope: { of: code }, capacity: providerBreaker(context, code).capacity })),
    { name: 'others', scope: { allBut: codes }, capacity: (limit: number) => limit },
  ]
}

/** The same as a condition on a column that has the code of a provider. */
export const isInScope = <Tables, Table extends keyof Tables>(
  is: ExpressionBuilder<Tables, Table>,
  column: Parameters<ExpressionBuilder<Tables, Table>['ref']>[0],
  scope: ProviderScope,
): Expression<SqlBool> => {
  const code = is.ref(column) as Expression<string>
  return 'of' in scope ? is(code, '=', scope.of) : is(code, 'not in', scope.allBut)
}
