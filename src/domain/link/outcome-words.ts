import type { Language } from '../language.ts'
import type { LinkOutcome } from './link-check.ts'

/** The result of a check in words; '{detail}' is replaced by a status or code. */
const OUTCOME_WORDS: Readonly<Record<Language, Readonly<Record<LinkOutcome, string>>>> = {
  de: {
    ok: 'erreichbar',
    moved: 'erreichbar, führt zu einer anderen Website',
    guarded: 'erreichbar, lässt keine Programme ein ({detail})',
    'not-checked': 'nicht geprüft ({detail})',
    'http-error': 'Fehler {detail}',
    parked: 'Domain ist geparkt oder zu verkaufen',
    'soft-404': 'Seite sagt, dass es sie nicht gibt',
    dns: 'Name nicht auflösbar ({detail})',
    connect: 'keine Verbindung ({detail})',
    tls: 'kein gültiges Zertifikat ({detail})',
    timeout: 'keine Antwort innerhalb der Zeit',
    'redirect-loop': 'leitet im Kreis oder zu oft weiter',
    refused: 'führt zu keiner öffentlichen Adresse',
    'bad-url': 'keine lesbare Adresse',
    'bad-answer': 'unverständliche Antwort ({detail})',
  },
  en: {
    ok: 'reachable',
    moved: 'reachable, leads to another website',
    guarded: 'reachable, lets no programs in ({detail})',
    'not-checked': 'not checked ({detail})',
    'http-error': 'error {detail}',
    parked: 'domain is parked or for sale',
    'soft-404': 'page says that it does not exist',
    dns: 'name could not be resolved ({detail})',
    connect: 'no connection ({detail})',
    tls: 'no valid certificate ({detail})',
    timeout: 'no answer in time',
    'redirect-loop': 'redirects in a circle or too often',
    refused: 'leads to no public address',
    'bad-url': 'unreadable URL',
    'bad-answer': 'unintelligible answer ({detail})',
  },
  tr: {
    ok: 'erişilebilir',
    moved: 'erişilebilir, başka bir web sitesine yönlendiriyor',
    guarded: 'erişilebilir, programları içeri almıyor ({detail})',
    'not-checked': 'denetlenmedi ({detail})',
    'http-error': 'hata {detail}',
    parked: 'alan adı park edilmiş veya satılık',
    'soft-404': 'sayfa var olmadığını söylüyor',
    dns: 'alan adı çözümlenemedi ({detail})',
    connect: 'bağlantı kurulamadı ({detail})',
    tls: 'geçerli sertifika yok ({detail})',
    timeout: 'süresinde yanıt yok',
    'redirect-loop': 'döngüye giriyor veya çok fazla yönlendiriyor',
    refused: 'herkese açık bir adrese çıkmıyor',
    'bad-url': 'okunamayan adres',
    'bad-answer': 'anlaşılmayan yanıt ({detail})',
  },
}

/** An outcome in words: 'Fehler 404'. */
export function outcomeText(
  language: Language,
  { outcome, detail }: { readonly outcome: LinkOutcome; readonly detail: string },
): string {
  return OUTCOME_WORDS[language][outcome].replace('{detail}', () => detail)
}
