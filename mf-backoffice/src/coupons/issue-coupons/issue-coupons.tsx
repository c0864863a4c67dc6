import type { IssuedCoupons } from '@shuttle/wire/staff'
import { useState } from 'react'
import { IssueForm } from './issue-form'
import { IssueReceipt } from './issue-receipt'

/** Form of an issue, then the issued coupons. */
export const IssueCoupons = () => {
  const [issued, setIssued] = useState<IssuedCoupons>()
  if (issued) return <IssueReceipt issued={issued} onAgain={() => setIssued(undefined)} />
  return <IssueForm onIssued={setIssued} />
}
