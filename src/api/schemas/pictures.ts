import { z } from 'zod'
import { MAX_OWN_PICTURES } from '#domain/picture.ts'

const id = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(2 ** 31),
)

export const pictureParamsSchema = z.strictObject({ id, picture: id })

/** A text that is too long is a fault of its field, said as a sentence; this only bounds the work. */
const alt = z.string().max(4000)

export const arrangeSchema = z.strictObject({
  pictures: z.array(z.strictObject({ id: z.int().min(1), alt })).max(MAX_OWN_PICTURES),
})

export const picturesSchema = z.strictObject({
  pictures: z.array(z.strictObject({ id: z.int(), alt: z.string(), width: z.int(), height: z.int() })),
})
