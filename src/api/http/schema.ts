import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'

/** Of the names of categories, of written texts and of the sentences of problems. */
export const language = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE)

export const languageQuerySchema = z.strictObject({ language })
