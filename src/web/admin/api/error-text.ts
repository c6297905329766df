import { isRouteError } from '#api/client/route-error.ts'

/** The sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (isRouteError(error) && error.details !== '') return error.details
  return error instanceof Error ? error.message : String(error)
}
