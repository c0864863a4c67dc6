/**
 * Suffix of the session-storage keys that hold drafts. When a member signs out, the shell removes them, and loaded remotes
 * clear theirs on `session:member-left`. They stay when a session ended by itself: its member may come back.
 */
export const DRAFTS_SUFFIX = '-drafts'

/** Whose tab this is, also after their session ended. One of the drafts of the tab: it goes with them. */
export const TAB_MEMBER_KEY = `member${DRAFTS_SUFFIX}`
