/**
 * Ready-made texts of answers, in German. The mail puts greeting, closing, the decision itself and the sender's rights
 * around them; […] is where the administrator writes what only he knows.
 */
export const messages = {
  duplicate:
    'Ihr Betrieb steht schon im Verzeichnis, unter der Nummer […]. Einen zweiten Eintrag legen wir nicht an. Falsche Angaben ändern Sie auf seiner Seite über „Angaben korrigieren“.',
  unverifiable:
    'Wir konnten die Angaben nicht überprüfen: Unter der Anschrift und der Telefonnummer haben wir den Betrieb nicht gefunden. Wenn Sie uns eine Website oder einen anderen Beleg nennen, prüfen wir gern noch einmal.',
  incomplete: 'Für einen Eintrag fehlt noch etwas: […]. Bitte tragen Sie den Betrieb damit noch einmal ein.',
  outside:
    'In dieses Verzeichnis nehmen wir nur örtliche Betriebe in Deutschland auf. Ihr Eintrag gehört nicht dazu.',
  unlawful: 'Der Eintrag verstößt gegen unsere Nutzungsbedingungen: […].',
  unproven:
    'Wir konnten die Änderung nicht überprüfen. Nennen Sie uns bitte eine Website oder einen anderen Beleg, dann prüfen wir noch einmal.',
  contradicted:
    'Nach dem, was wir gefunden haben, stimmt eine andere Angabe: […]. Deshalb haben wir nichts geändert.',
  corrected: 'Wir haben die Angaben korrigiert.',
  closed: 'Der Betrieb steht jetzt als geschlossen im Verzeichnis.',
  listed: 'Der Betrieb steht jetzt im Verzeichnis.',
  unchanged: 'Nach dem, was wir gefunden haben, stimmen die Angaben.',
  noticeActed:
    'Gemeldet wurde: […].\n\nTatsachen und Umstände, auf denen die Entscheidung beruht: […].\n\nGesetz oder Nutzungsbedingung, und warum der Inhalt dagegen verstößt: […].\n\nGeprüft und entschieden hat ein Mensch; automatisierte Mittel wurden nicht verwendet.',
  noticeNotActed:
    'Gemeldet wurde: […].\n\nDer Inhalt bleibt, wie er ist, aus diesen Gründen: […].\n\nGeprüft und entschieden hat ein Mensch; automatisierte Mittel wurden nicht verwendet.',
  identity:
    'Bevor wir über Ihr Anliegen entscheiden, müssen wir sicher sein, dass die Daten Sie betreffen (Art. 12 Abs. 6 DSGVO). Bitte schreiben Sie uns dazu: […]. Andere Daten brauchen wir nicht.',
  removed:
    'Auf der Seite des Eintrags steht ab sofort nur noch, dass er entfernt wurde. Aus Suchmaschinen verschwindet sie, sobald diese die Seite das nächste Mal aufrufen.',
  access:
    'Das ist über Sie gespeichert (Art. 15 DSGVO): […].\n\nZweck: ein öffentliches Verzeichnis örtlicher Betriebe. Herkunft: […]. Empfänger: alle, die diese Website besuchen. Dauer: solange der Betrieb im Verzeichnis steht. Über Sie wird nichts automatisiert entschieden.\n\nSie können Berichtigung, Löschung oder Einschränkung verlangen und der Verarbeitung widersprechen.',
  rectified: 'Berichtigt haben wir: […]. Spätere Importe überschreiben die neuen Angaben nicht.',
  noData:
    'Wir haben gesucht und zu Ihren Angaben keine Daten gefunden, außer diesem Anliegen selbst. Wenn Sie eine Seite dieses Verzeichnisses meinen, schicken Sie uns bitte ihre Adresse.',
  privacyRefused: 'Der Grund: […].',
}

export type AdminReadyAnswersMessages = typeof messages
