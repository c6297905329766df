import { type SyntheticEvent, useEffect } from 'react'
import { rememberList, restoreList } from '#web/results/last-list.ts'

/**
 * For a list that leads to businesses: whoever comes back from one is where the list was left.
 * @param isThere its entries are on the page
 * @returns what its element needs to know that it is left
 */
export function useLeftList(isThere: boolean) {
  useEffect(() => {
    if (isThere) restoreList()
  }, [isThere])
  // Before a link itself changes the address.
  return { onClickCapture: ({ target }: SyntheticEvent) => rememberList(target) }
}
