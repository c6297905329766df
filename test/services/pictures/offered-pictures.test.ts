import { expect, test } from 'vitest'
import { acceptAllOffered } from '#services/pictures/offered-pictures.ts'
import { insertOfferedPicture, offeredPictures } from '#store/pictures/offered-pictures.ts'
import { insertPicture, picturesOf } from '#store/pictures/pictures.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

const BY = { account: 'admin', now: 0 }
const picture = (file: string) => ({ file, alt: file, width: 4, height: 3 })

test.for([
  [0, 5],
  [9, 3],
  [12, 0],
  // A merge puts the pictures of both businesses together.
  [13, 0],
  [20, 0],
])(
  'of a business with %i pictures a listing fills %i places, and the others stay offered',
  async ([before = 0, taken = 0]) => {
    const { store } = await tempDirectory(draft())
    const left = await store.write(async trx => {
      for (let at = 0; at < before; at++)
        await insertPicture(trx, { businessId: 1, ...picture(`own-${at}`), ...BY })
      for (let at = 0; at < 5; at++)
        await insertOfferedPicture(trx, { submissionId: 1, ...picture(`offered-${at}`), now: 0 })
      await acceptAllOffered(trx, { id: 1, businessId: 1, ...BY })
      return offeredPictures(trx, [1])
    })
    expect([(await picturesOf(store.db, 1)).length, left.length]).toEqual([before + taken, 5 - taken])
  },
)
