import { STAFF_LEVEL } from '@shuttle/domain'
import type { StaffPosition } from '@shuttle/domain/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context'
import { newMember } from './new-member'

/** A new account of level 9 in a position of the back office, signed in. */
export const newStaff = async (app: FastifyInstance, context: AppContext, position: StaffPosition) => {
  const member = await newMember(app, context, STAFF_LEVEL)
  if (position !== 'none') {
    const row = { account_id: member.accountId, role: position, granted_at: context.clock.now(), granted_by: '' }
    await context.db.insertInto('staff_roles').values(row).execute()
  }
  return member
}
export type TestStaff = Awaited<ReturnType<typeof newStaff>>
