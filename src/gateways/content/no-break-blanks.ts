import type { MarkdownIt } from 'markdown-it'

/** After these words a figure or a letter follows that belongs to them: '§ 5', 'Art. 6 Abs. 1 Buchst. f'. */
const BEFORE_A_FIGURE = /(?<=§|\b(?:Art\.|Abs\.|Nr\.|Buchst\.|madde|fıkra|bent)) (?=\d|[a-z](?![\p{L}\d]))/gu
/** What a figure counts: '24 Stunden', '12 km', '20 %'. */
const AFTER_A_FIGURE =
  /(?<=\d) (?=(?:%|km|MB|Uhr|Euro|Prozent|Minuten|Stunden|Tagen?|Monaten?|Jahren?|hours|days|months|years|saat|gün|ay|yıl)(?!\p{L}))/gu

/** Makes blanks that no line may end at unbreakable. */
export function insertNoBreakSpaces(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils
  markdown.renderer.rules.text = (tokens, index) =>
    escapeHtml(tokens[index]?.content ?? '')
      .replace(BEFORE_A_FIGURE, '\u00a0')
      .replace(AFTER_A_FIGURE, '\u00a0')
}
