/** Places that every town has and that no entry names. */
const POINTS =
  'hauptbahnhof|bahnhof|hbf|bhf|stadtzentrum|ortszentrum|zentrum|innenstadt|altstadt|stadtmitte|city|fußgängerzone|' +
  'marktplatz|rathaus|flughafen|messe|hafen|train station|airport|city cent(?:er|re)'
const SMALL_WORDS = 'in der n(?:ä|ae)he|nahe|nähe|beim?|am|an|im|in|vom|von|near|at|the|der|dem'
const LANDMARK = new RegExp(`(?<!\\p{L})(?:(?:${SMALL_WORDS})\\s+)*(?:${POINTS})(?!\\p{L})`, 'giu')

/**
 * A text without its landmarks and the small words before them.
 * @returns with single blanks; undefined when there is no landmark, or nothing else
 */
export function leaveOutLandmark(text: string): string | undefined {
  const rest = tidy(text.replace(LANDMARK, ' '))
  return rest === '' || rest === tidy(text) ? undefined : rest
}

function tidy(text: string): string {
  return text.replace(/[\s,]+/g, ' ').trim()
}
