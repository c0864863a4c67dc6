import type { StaffPosition } from '@shuttle/domain/staff'
import { newStaff } from '../../../../testing/new-staff'
import { startPaymentService } from '../../../money/payments/testing/start-payment-service'

/** The service with its providers, and staff who need no second factor. */
export const startBackoffice = async (environment: Record<string, string> = {}) => {
  const service = await startPaymentService({ STAFF_SECOND_FACTOR: 'off', ...environment })
  const db = service.context.db
  return {
    service,
    db,
    staff: (position: StaffPosition) => newStaff(service.app, service.context, position),
    /** The newest audit event. */
    lastAuditEvent: () =>
      db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow(),
    listRefunds: (orderNo: string) => db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute(),
    /** Mails that were sent since the outbox ran last, each as its receiver, subject and text. */
    readLetters: async () => {
      await service.runOutbox()
      return service.letters.map(({ to, subject, text }) => `${to}\n${subject}\n${text}`)
    },
    close: service.close,
  }
}
export type TestBackoffice = Awaited<ReturnType<typeof startBackoffice>>
