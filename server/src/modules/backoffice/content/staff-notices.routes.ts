import { checkNotice } from '@shuttle/domain/staff'
import { endNoticeCall, queryNoticesCall, saveNoticeCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { assertNoViolation, revisedTable } from '../staff'
import { toNoticeColumns, toNoticeContent } from './notice-content'
import { registerShownContent } from './register-shown-content'
import { presentStaffNotice } from './staff-notices.presenter'

/** Notices in the back office: passengers see a change at the next load of home. */
export const registerStaffNotices = (app: FastifyInstance, context: AppContext): void =>
  registerShownContent(app, context, {
    table: 'notices',
    kind: 'notice',
    query: queryNoticesCall,
    save: saveNoticeCall,
    end: endNoticeCall,
    store: (trx, now) => ({
      ...revisedTable(trx, 'notices', toNoticeColumns),
      unknown: 'STAFF_NOTICE_UNKNOWN',
      toContent: toNoticeContent,
      assert: (notice) => assertNoViolation(checkNotice(notice, now)),
    }),
    present: presentStaffNotice,
  })
