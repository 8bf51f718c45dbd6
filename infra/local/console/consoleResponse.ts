export interface ConsoleResponse {
  status: number
  body: unknown
}

export type Call = (input: { body: unknown; name: string }) => ConsoleResponse | Promise<ConsoleResponse>

export const ok = (body: unknown): ConsoleResponse => ({ status: 200, body })
export const failure = (status: number, message: string): ConsoleResponse => ({ status, body: { message } })
