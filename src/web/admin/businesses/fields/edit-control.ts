/** What a control gets that consists of several; its values are lines of one text. */
export interface EditControlProps {
  /** Of the first of them. */
  id: string
  text: string
  onText: (text: string) => void
  /** Ties them to hint and fault. */
  describedBy: string | undefined
  isInvalid: boolean
}
