import { z } from 'zod'

const id = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(2 ** 31),
)

export const pictureParamsSchema = z.strictObject({ id, picture: id })

/** Merges can bring a business more pictures than anybody may upload to one; this only bounds the work. */
const MOST_PICTURES = 500

/** A text that is too long is a fault of its field, said as a sentence; this only bounds the work. */
const alt = z.string().max(4000)

export const arrangeSchema = z.strictObject({
  pictures: z.array(z.strictObject({ id: z.int().min(1), alt })).max(MOST_PICTURES),
})

export const picturesSchema = z.strictObject({
  pictures: z.array(z.strictObject({ id: z.int(), alt: z.string(), width: z.int(), height: z.int() })),
})
