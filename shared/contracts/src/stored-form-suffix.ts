/**
 * Suffix of the session-storage keys of unsent form entries. When a member signs out, the shell removes them, and
 * loaded remotes clear theirs on `session:member-left`; when a session ends by itself they stay, because its member may
 * come back.
 */
export const STORED_FORM_SUFFIX = '-drafts'

/**
 * Key of the member this tab belongs to, also after their session ended. It is removed with the other keys of this
 * suffix.
 */
export const TAB_MEMBER_KEY = `member${STORED_FORM_SUFFIX}`
