import { STAFF_LEVEL } from '@shuttle/domain'
import { isStaffRole, type StaffPosition, type StaffRole } from '@shuttle/domain/staff'
import type { StaffMember } from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

const toPosition = (role: string | null): StaffPosition => (role !== null && isStaffRole(role) ? role : 'none')

const staffWithRoles = (db: Db) =>
  db
    .selectFrom('accounts')
    .leftJoin('staff_roles', 'staff_roles.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'nickname', 'role', 'granted_at', 'granted_by'])
    .where('level', '=', STAFF_LEVEL)
    .where('deleted_at', 'is', null)

type Found = Awaited<ReturnType<ReturnType<typeof staffWithRoles>['executeTakeFirstOrThrow']>>
const toMember = ({ id, email, nickname, role, granted_at, granted_by }: Found): StaffMember => ({
  accountId: id,
  email: email ?? '',
  nickname,
  role: toPosition(role),
  grantedAt: granted_at ?? undefined,
  grantedBy: granted_by || undefined,
})

/** The position of an account of level 9, read at each call. */
export const findPosition = async (db: Db, accountId: string): Promise<StaffPosition> => {
  const row = await db.selectFrom('staff_roles').select('role').where('account_id', '=', accountId).executeTakeFirst()
  return toPosition(row?.role ?? null)
}

/** All accounts of level 9, by address. */
export const listStaff = async (db: Db): Promise<StaffMember[]> =>
  (await staffWithRoles(db).orderBy('email').execute()).map(toMember)

export const findStaff = async (db: Db, accountId: string): Promise<StaffMember | undefined> => {
  const row = await staffWithRoles(db).where('accounts.id', '=', accountId).executeTakeFirst()
  return row && toMember(row)
}

/** Locks the rows of all roles until the transaction ends: concurrent role changes run one after the other. */
export const lockRoles = (trx: Transaction<Database>) =>
  trx.selectFrom('staff_roles').selectAll().orderBy('account_id').forUpdate().execute()

/**
 * The current position, locked until the transaction ends: a removal commits before the action, or waits for it. An
 * action that changes roles locks all of them from the start, in one order, or two of them could deadlock.
 */
export const holdPosition = async (
  trx: Transaction<Database>,
  accountId: string,
  { changesRoles }: { changesRoles: boolean },
): Promise<StaffPosition> => {
  if (changesRoles) await lockRoles(trx)
  const row = await trx
    .selectFrom('staff_roles')
    .innerJoin('accounts', 'accounts.id', 'staff_roles.account_id')
    .select('role')
    .where('account_id', '=', accountId)
    .where('level', '=', STAFF_LEVEL)
    .forShare('staff_roles')
    .executeTakeFirst()
  return toPosition(row?.role ?? null)
}

/** Account of an order; undefined for an unknown number. */
export const findOrderOwner = async (db: Db, orderNo: string): Promise<string | undefined> => {
  const order = db.selectFrom('orders').select('account_id').where('order_no', '=', orderNo)
  return (await order.executeTakeFirst())?.account_id
}

/**
 * Serializes the actions of this person that count towards a limit, until the transaction ends; an order is locked
 * before.
 */
export const lockStaffAccount = async (trx: Transaction<Database>, accountId: string): Promise<void> => {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** Stores a role, or none. */
export const storeRole = async (
  trx: Transaction<Database>,
  { accountId, role, by, now }: { accountId: string; role: StaffRole | 'none'; by: string; now: number },
): Promise<void> => {
  if (role === 'none') {
    await trx.deleteFrom('staff_roles').where('account_id', '=', accountId).execute()
    return
  }
  const row = { role, granted_at: now, granted_by: by }
  await trx
    .insertInto('staff_roles')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
