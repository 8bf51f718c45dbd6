/** What somebody new is begun with. */
export interface PersonStart {
  birthDate: string
  name?: string | undefined
}
