/**
 * The end of the session-storage keys that hold what somebody typed for a task. When a member leaves, the shell removes all of them, also
 * those of a remote that is not loaded; one that is hears `session:member-left` and forgets what it holds. A session that ended by itself
 * keeps them: its member may come back.
 */
export const DRAFTS_SUFFIX = '-drafts'
