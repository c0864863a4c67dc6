/** The role of someone of level 9; who has no row has none. */
export interface StaffRoleRow {
  account_id: string
  role: string
  granted_at: number
  /** Account of who gave it; empty for the first ones, which an installation begins with. */
  granted_by: string
}

declare module '../../database/types' {
  interface Database {
    staff_roles: StaffRoleRow
  }
}
