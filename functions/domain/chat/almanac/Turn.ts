/** A question and its answer, as the conversation has them. */
export interface Turn {
  message: string
  response: string
}
