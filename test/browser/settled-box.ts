import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Where an element is once it has stopped moving. */
export async function settledBox(element: Locator) {
  let box = await element.boundingBox()
  await expect
    .poll(async () => {
      const before = box
      box = await element.boundingBox()
      return box !== null && JSON.stringify(box) === JSON.stringify(before)
    })
    .toBe(true)
  if (box === null) throw new Error('it is gone')
  return box
}
