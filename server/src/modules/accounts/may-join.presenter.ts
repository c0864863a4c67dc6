/** With ACCOUNT_EXISTS while an e-mail is bound: whether the two accounts can become one. */
export const presentMayJoin = (mayJoin: boolean) => ({ mayJoin })
