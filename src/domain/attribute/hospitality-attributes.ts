/** A group of attributes: its German name and its names in exports. */
export interface AboutGroup {
  readonly name: string
  readonly spellings: readonly string[]
  /** Other spellings by German attribute. Case, blanks, hyphens and umlauts do not matter. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** The groups for restaurants, cafés and bars. */
export const HOSPITALITY_GROUPS = [
  {
    name: 'Angebot',
    spellings: ['Offerings', 'Angebote', 'Angebotene Produkte'],
    attributes: {
      'Vegetarische Gerichte': [
        'Vegetarian options',
        'Serves vegetarian food',
        'Vegetarische Optionen',
        'Vegetarische Speisen',
      ],
      'Vegane Gerichte': ['Vegan options', 'Vegane Optionen', 'Serves vegan food', 'Vegane Speisen'],
      'Glutenfreie Gerichte': ['Gluten-free options', 'Glutenfreie Optionen'],
      'Halal-Gerichte': ['Halal food', 'Halal'],
      'Koschere Gerichte': ['Kosher food', 'Koscher'],
      'Bio-Gerichte': ['Organic dishes', 'Organic food', 'Biogerichte', 'Bio-Speisen'],
      'Gesunde Gerichte': ['Healthy options', 'Gesunde Optionen'],
      'Kleine Gerichte': ['Small plates', 'Kleine Speisen', 'Kleine Portionen'],
      'Comfort Food': ['Hausmannskost'],
      Snacks: ['Quick bite', 'Kleine Snacks', 'Prepared foods', 'Fertiggerichte'],
      'Spätes Essen': ['Late-night food', 'Essen am späten Abend', 'Speisen am späten Abend'],
      Speisen: ['Food', 'Serves food', 'Essen'],
      'Speisen an der Bar': ['Food at bar', 'Essen an der Bar'],
      'All-you-can-eat': ['All you can eat'],
      Salatbar: ['Salad bar'],
      Kindermenü: ["Kids' menu", 'Kids menu', "Children's menu"],
      Kaffee: ['Coffee', 'Serves coffee', 'Great coffee'],
      Tee: ['Great tea selection', 'Tea'],
      Alkohol: ['Alcohol', 'Serves alcohol', 'Alkoholische Getränke'],
      Bier: ['Beer', 'Serves beer'],
      Wein: ['Wine', 'Serves wine'],
      Cocktails: ['Cocktails', 'Serves cocktails'],
      Spirituosen: ['Hard liquor', 'Spirits', 'Hochprozentiges'],
      'Happy Hour': ['Serves happy hour', 'Happy-hour drinks', 'Happy-hour food', 'Happy-Hour-Getränke'],
      'Privater Speiseraum': ['Private dining room', 'Separater Raum'],
      'Wäsche nach Gewicht': ['Wash and fold'],
      Passfotos: ['Passport photos'],
      Bioprodukte: ['Organic products', 'Bio-Produkte'],
      Gebrauchtwaren: ['Used goods', 'Secondhand', 'Second-Hand-Artikel'],
    },
  },
  {
    name: 'Speiseoptionen',
    spellings: ['Dining options', 'Gastronomische Optionen', 'Verpflegung', 'Speisen'],
    attributes: {
      Frühstück: ['Breakfast'],
      Brunch: [],
      Mittagessen: ['Lunch'],
      Abendessen: ['Dinner'],
      Catering: ['Caterings'],
      Dessert: ['Desserts', 'Nachtisch'],
      'Bestellung an der Theke': ['Counter service', 'Thekenservice', 'Bedienung am Tresen'],
      Tischservice: ['Table service', 'Bedienung am Tisch'],
      Sitzplätze: ['Seating', 'Sitzgelegenheiten'],
    },
  },
  {
    name: 'Beliebt für',
    spellings: ['Popular for', 'Beliebt'],
    attributes: {
      Frühstück: ['Breakfast'],
      Mittagessen: ['Lunch'],
      Abendessen: ['Dinner'],
      'Allein essen': ['Solo dining', 'Alleine essen', 'Alleine speisen'],
      'Arbeiten am Laptop': ['Good for working on laptop', 'Gut für Arbeiten am Laptop'],
    },
  },
  {
    name: 'Highlights',
    spellings: ['Highlight', 'Besonderheiten'],
    attributes: {
      Livemusik: ['Live music', 'Live-Musik'],
      'Live-Auftritte': ['Live performances', 'Liveauftritte'],
      'Sport-Übertragungen': ['Sports', 'Great for watching sports', 'Sportübertragungen'],
      Karaoke: ['Karaoke nights'],
      Quizabend: ['Trivia night', 'Quizabende'],
      Dachterrasse: ['Rooftop seating', 'Sitzplätze auf dem Dach'],
      Kamin: ['Fireplace', 'Offener Kamin'],
      Biergarten: ['Beer garden'],
      Tanzen: ['Dancing', 'Tanz'],
      'Schneller Service': ['Fast service', 'Serves fast'],
      'Gute Bierauswahl': ['Great beer selection', 'Große Bierauswahl'],
      'Gute Weinkarte': ['Great wine list', 'Große Weinauswahl'],
      'Gute Cocktails': ['Great cocktails'],
      'Guter Kaffee': ['Great coffee', 'Großartiger Kaffee'],
      'Gute Teeauswahl': ['Great tea selection', 'Große Teeauswahl'],
      'Gute Desserts': ['Great dessert', 'Großartige Desserts', 'Tolle Desserts'],
      Brettspiele: ['Board games'],
      Billard: ['Pool table', 'Billardtisch'],
    },
  },
  {
    name: 'Atmosphäre',
    spellings: ['Atmosphere', 'Ambiente'],
    attributes: {
      Leger: ['Casual', 'Zwanglos', 'Ungezwungen'],
      Gemütlich: ['Cozy', 'Cosy'],
      Gehoben: ['Upscale', 'Exklusiv', 'Upmarket'],
      Modern: ['Trendy', 'Angesagt'],
      Romantisch: ['Romantic'],
      Ruhig: ['Quiet'],
      Historisch: ['Historic'],
    },
  },
] as const satisfies readonly AboutGroup[]
