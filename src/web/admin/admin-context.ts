import { createContext, use } from 'react'
import type { OwnAccount } from '#domain/account/account.ts'
import type { AddressOf, AdminApi } from '#web/admin/api/api.ts'

/** The API client and the account, for every screen. */
export interface AdminContext {
  readonly api: AdminApi
  readonly addressOf: AddressOf
  /** Who is logged in. */
  readonly account: OwnAccount
}

const Context = createContext<AdminContext | null>(null)

export const AdminContextProvider = Context.Provider

/** The context of the screen being shown. */
export function useAdmin(): AdminContext {
  const context = use(Context)
  if (context === null) throw new Error('a screen of the administrator was shown without its context')
  return context
}
