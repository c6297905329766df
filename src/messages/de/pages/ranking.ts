import type { CompletenessPart, RankTier, RankWeight } from '#domain/search/ranking.ts'
import type { Count } from '#messages/count.ts'

interface Term {
  readonly title: string
  readonly text: string
}

/** What 'Wie wir sortieren' says, in German. The figures come from the search itself. */
export const messages = {
  title: 'Wie wir sortieren',
  description:
    'Wonach wir Treffer sortieren: was passt, was nah ist und wie viele Punkte Bewertung und Angaben bringen. Mit den genauen Gewichten.',
  lead: 'Niemand kann sich hier einen Platz kaufen. Wonach wir Treffer sortieren, steht auf dieser Seite, mit allen Gewichten. Mit genau diesen Zahlen rechnet die Suche.',
  short: 'In drei Schritten',
  shortSteps: [
    'Zuerst zählt, wie gut ein Eintrag zu Ihren Worten passt.',
    'Haben Sie einen Umkreis gewählt, kommt als Nächstes, was näher liegt.',
    'Danach entscheiden Punkte: für Bewertungen, vollständige Angaben und Erreichbarkeit.',
  ],
  match: 'Wie gut es passt',
  matchText: (count: Count) =>
    `Jeder Treffer gehört zu einer von ${count} Stufen. Alles aus einer Stufe steht vor allem aus der nächsten, gleich wie viele Punkte es hat. Ohne Suchwort, und auch für eine Branche allein, gibt es nur eine Stufe: Ein Name, in dem die Branche steht, ist kein Vorzug. Wer Günstiges sucht, sieht in jeder Stufe zuerst das niedrigste Preisniveau. Suchen Sie eine Branche, sind nur Betriebe dieser Branche Treffer. Wer sie bloß erwähnt, steht in jeder Sortierung dahinter unter „Weitere Treffer“.`,
  tiers: {
    'exact-name': {
      title: 'Der Name ist genau der gesuchte',
      text: 'Sie suchen „Bäckerei Roth“, und der Betrieb heißt so.',
    },
    'name-begins': {
      title: 'Der Name beginnt mit Ihren Worten',
      text: '„Bäckerei Roth am Markt“',
    },
    'in-name': {
      title: 'Alle Wörter stehen im Namen',
      text: '„Café und Bäckerei Roth“. Kommt ein Wort in gar keinem Namen vor, zählen an seiner Stelle Wörter, die dasselbe bedeuten.',
    },
    'own-trade': {
      title: 'Die Branche ist die gesuchte',
      text: 'Wer „Sanitär Notdienst“ eingibt, findet Sanitärbetriebe, die einen Notdienst nennen oder nie schließen. Es zählt auch, was ein Betrieb als weitere Branche angibt.',
    },
    'in-category': {
      title: 'Alle Wörter stehen in Name oder Kategorie',
      text: 'Wörter, die dasselbe bedeuten, zählen mit: Wer „Klempner“ eingibt, findet auch Sanitärbetriebe.',
    },
    anywhere: {
      title: 'Alle Wörter stehen irgendwo im Eintrag',
      text: 'Zum Beispiel in der Beschreibung oder im Ortsnamen. Hier zählen auch Wörter mit, die nur verwandt sind.',
    },
  } satisfies Record<RankTier, Term> as Record<RankTier, Term>,
  near: 'Wie nah es ist',
  nearText: (rings: string) =>
    `Suchen Sie in einem Umkreis oder in Ihrer Nähe, teilen wir jede Stufe in Ringe um den Mittelpunkt: bis ${rings}. Der innere Ring steht vor dem äußeren; innerhalb eines Rings entscheiden die Punkte. So steht nicht der schlechteste Eintrag oben, nur weil er 50 Meter näher liegt.`,
  nearCity:
    'Nennen Sie nur einen Ort ohne Umkreis, gilt alles in diesem Ort als gleich nah. Gemessen wird die Luftlinie.',
  points: 'Wie viele Punkte es hat',
  pointsText: 'Jeder Eintrag bekommt höchstens 100 Punkte. Sie verteilen sich so:',
  pointsOf: (points: Count) => `${points} Punkte`,
  weights: {
    rating: {
      title: 'Bewertung',
      text: 'Der gemittelte Wert, wie unten beschrieben. 5 Sterne bringen alle Punkte, 1 Stern keinen.',
    },
    completeness: { title: 'Vollständigkeit', text: 'Wie viel im Eintrag steht, siehe unten.' },
    reviewCount: { title: 'Zahl der Bewertungen', text: 'Mit jeder weiteren wird der Zuwachs kleiner.' },
    openingHours: { title: 'Öffnungszeiten', text: 'Für mindestens einen Tag kennen wir sie.' },
    phone: { title: 'Telefonnummer', text: 'Der Betrieb lässt sich anrufen.' },
    verified: { title: 'Bei Google vom Inhaber verwaltet', text: 'So ist es bei Google gekennzeichnet.' },
  } satisfies Record<RankWeight, Term> as Record<RankWeight, Term>,
  reviewText: (full: Count) =>
    `Die Zahl der Bewertungen zählt gedämpft, damit ein Bahnhof nicht jede gute Werkstatt überholt. Ab ${full} Bewertungen kommt nichts mehr hinzu.`,
  reviews: (count: Count) => count.plural({ one: `${count} Bewertung`, other: `${count} Bewertungen` }),
  tie: 'Haben zwei Einträge gleich viele Punkte, steht der mit der kleineren Nummer im Verzeichnis vorn.',
  mean: 'Warum eine einzelne Bestnote nicht reicht',
  meanText: (prior: string, count: Count) =>
    `Fünf Sterne von einem Menschen sagen weniger als 4,7 von zweihundert. Deshalb rechnen wir für jeden Betrieb so, als lägen schon ${count} Bewertungen mit ${prior} Sternen vor, und nehmen die echten dazu. Bei wenigen Bewertungen bleibt der Wert nahe ${prior}, bei vielen verschwindet der Zusatz. Fachleute nennen das einen bayesschen Mittelwert. Ein Betrieb ohne Bewertung zählt wie ${prior}.`,
  meanShown: 'Gerechnet wird damit nur für die Reihenfolge. Angezeigt wird immer der Wert der Quelle.',
  example: 'Angezeigt',
  counts: 'zählt wie',
  exampleOf: (rating: string, reviews: string) => `${rating} bei ${reviews}`,
  meanArticle: 'Mehr dazu im Artikel „Bewertungen richtig lesen“',
  completeness: 'Was einen Eintrag vollständig macht',
  completenessText:
    'Leere Felder kosten Punkte, weil Sie mit einem lückenhaften Eintrag weniger anfangen können. Ein vollständiger Eintrag hat 100 Prozent:',
  parts: {
    address: 'Adresse',
    openingHours: 'Öffnungszeiten',
    phone: 'Telefonnummer',
    coordinates: 'Lage auf der Karte',
    website: 'Website',
    description: 'Beschreibung',
    photos: 'Mindestens ein Foto',
    rating: 'Bewertung',
  } satisfies Record<CompletenessPart, string> as Record<CompletenessPart, string>,
  serviceArea: 'Wer zu den Kunden fährt, braucht keine Straße anzugeben: Dann genügt der Ort.',
  own: 'Wenn Sie selbst sortieren',
  ownText:
    'Wählen Sie eine andere Reihenfolge, gilt allein diese: Entfernung, Bewertung (dann Zahl der Bewertungen), Zahl der Bewertungen, Name oder Ort. Nur bei Gleichstand entscheiden die Punkte. Filter lassen Einträge weg und ändern die Reihenfolge nicht.',
  featured: 'Ausgewählte Betriebe auf der Startseite',
  featuredText:
    'Dort stehen die Einträge mit den meisten Punkten, aber aus jedem Ort und jedem Bereich zuerst nur einer, damit nicht eine Stadt oder eine Branche alle Plätze belegt.',
  never: 'Was keine Rolle spielt',
  neverList: [
    'Geld. Bezahlte Plätze, Hervorhebungen und Anzeigen gibt es nicht.',
    'Verträge oder Beziehungen zwischen einem Betrieb und diesem Verzeichnis.',
    'Wer Sie sind, was Sie früher gesucht haben und womit Sie die Seite aufrufen. Alle sehen dieselbe Reihenfolge.',
    'Wie oft ein Eintrag angeklickt wird.',
  ],
  source: 'Woher die Bewertungen kommen',
  sourceText:
    'Die Bewertungen und ihre Zahl haben wir aus der Quelle übernommen, die mit ihrem Stand am Eintrag steht. Bewertungen ohne Quelle zeigen und zählen wir nicht. Wir haben nicht geprüft, ob sie von Kundinnen und Kunden stammen, die den Betrieb wirklich besucht haben. Hier können Sie keine abgeben.',
  law: 'Diese Seite nennt die Hauptparameter der Reihenfolge und ihre Gewichtung (§ 5b Abs. 2 UWG) und sagt, ob Bewertungen geprüft sind (§ 5b Abs. 3 UWG).',
}

export type RankingMessages = typeof messages
