import type { Api } from '#web/api/api.ts'

/** Lets a form be sent once, and not sooner than a person can fill it in. */
export async function formTicket(api: Api): Promise<string> {
  return (await api('GET /api/forms/ticket')).ticket
}
