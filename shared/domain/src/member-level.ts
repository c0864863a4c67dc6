/** Levels (D6.level.1): 0 non-member, 1 and up member, 9 staff. The server decides what each may do. */
export const NON_MEMBER_LEVEL = 0
/** Level of an account with an e-mail address, from the start or added later (D9.20). */
export const MEMBER_LEVEL = 1
export const STAFF_LEVEL = 9
