/** Quarters that people name with their city, official names; common knowledge of the large cities. */
export const DISTRICT_NAMES: Readonly<Record<string, string>> = {
  Berlin:
    'Adlershof,Alt-Hohenschönhausen,Alt-Treptow,Altglienicke,Baumschulenweg,Biesdorf,Blankenburg,Blankenfelde,Bohnsdorf,Borsigwalde,Britz,Buch,Buckow,Charlottenburg,Charlottenburg-Nord,Charlottenburg-Wilmersdorf,Dahlem,Falkenberg,Falkenhagener Feld,Fennpfuhl,Französisch Buchholz,Friedenau,Friedrichsfelde,Friedrichshagen,Friedrichshain,Friedrichshain-Kreuzberg,Frohnau,Gatow,Gesundbrunnen,Gropiusstadt,Grunewald,Grünau,Hakenfelde,Halensee,Hansaviertel,Haselhorst,Heiligensee,Heinersdorf,Hellersdorf,Hermsdorf,Johannisthal,Karlshorst,Karow,Kaulsdorf,Kladow,Konradshöhe,Köpenick,Kreuzberg,Lankwitz,Lichtenberg,Lichtenrade,Lichterfelde,Lübars,Mahlsdorf,Mariendorf,Marienfelde,Märkisches Viertel,Marzahn,Marzahn-Hellersdorf,Mitte,Moabit,Müggelheim,Neu-Hohenschönhausen,Neukölln,Niederschöneweide,Niederschönhausen,Nikolassee,Oberschöneweide,Pankow,Plänterwald,Prenzlauer Berg,Rahnsdorf,Reinickendorf,Rosenthal,Rudow,Rummelsburg,Schmargendorf,Schmöckwitz,Schöneberg,Siemensstadt,Spandau,Staaken,Steglitz,Steglitz-Zehlendorf,Tegel,Tempelhof,Tempelhof-Schöneberg,Tiergarten,Treptow,Treptow-Köpenick,Waidmannslust,Wannsee,Wartenberg,Wedding,Weißensee,Westend,Wilhelmsruh,Wilhelmstadt,Wilmersdorf,Wittenau,Zehlendorf',
  Hamburg:
    'Allermöhe,Alsterdorf,Altona,Altona-Altstadt,Altona-Nord,Altstadt,Bahrenfeld,Barmbek,Barmbek-Nord,Barmbek-Süd,Bergedorf,Bergstedt,Billbrook,Billstedt,Blankenese,Borgfelde,Bramfeld,Duvenstedt,Eidelstedt,Eilbek,Eimsbüttel,Eißendorf,Eppendorf,Farmsen-Berne,Finkenwerder,Fuhlsbüttel,Groß Borstel,Groß Flottbek,HafenCity,Hamm,Hammerbrook,Harburg,Harvestehude,Hausbruch,Heimfeld,Hoheluft-Ost,Hoheluft-West,Hohenfelde,Horn,Hummelsbüttel,Iserbrook,Jenfeld,Kirchwerder,Kleiner Grasbrook,Langenhorn,Lemsahl-Mellingstedt,Lohbrügge,Lokstedt,Lurup,Marienthal,Mitte,Neuallermöhe,Neugraben-Fischbek,Neustadt,Niendorf,Nienstedten,Nord,Ohlsdorf,Osdorf,Othmarschen,Ottensen,Poppenbüttel,Rahlstedt,Rissen,Rothenburgsort,Rotherbaum,Sasel,Schnelsen,St. Georg,St. Pauli,Steilshoop,Stellingen,Sternschanze,Sülldorf,Tonndorf,Uhlenhorst,Veddel,Volksdorf,Wandsbek,Wellingsbüttel,Wilhelmsburg,Wilstorf,Winterhude,Wohldorf-Ohlstedt',
  München:
    'Allach,Altstadt,Au,Aubing,Berg am Laim,Bogenhausen,Feldmoching,Forstenried,Fürstenried,Giesing,Hadern,Haidhausen,Harlaching,Hasenbergl,Isarvorstadt,Laim,Lehel,Lochhausen,Ludwigsvorstadt,Maxvorstadt,Menzing,Milbertshofen,Moosach,Neuhausen,Neuperlach,Nymphenburg,Obergiesing,Obermenzing,Obersendling,Oberföhring,Pasing,Perlach,Ramersdorf,Riem,Schwabing,Schwabing-West,Schwanthalerhöhe,Sendling,Sendling-Westpark,Solln,Thalkirchen,Trudering,Untergiesing,Untermenzing,Westend',
  Köln: 'Altstadt-Nord,Altstadt-Süd,Bayenthal,Bickendorf,Bilderstöckchen,Bocklemünd,Braunsfeld,Brück,Buchforst,Buchheim,Chorweiler,Dellbrück,Deutz,Dünnwald,Ehrenfeld,Ensen,Flittard,Godorf,Gremberghoven,Heimersdorf,Höhenberg,Höhenhaus,Holweide,Humboldt-Gremberg,Innenstadt,Junkersdorf,Kalk,Klettenberg,Lindenthal,Lindweiler,Longerich,Lövenich,Mauenheim,Marienburg,Merheim,Merkenich,Meschenich,Mülheim,Müngersdorf,Nippes,Neubrück,Neuehrenfeld,Neustadt-Nord,Neustadt-Süd,Niehl,Ossendorf,Ostheim,Pesch,Poll,Porz,Raderberg,Raderthal,Rath,Riehl,Rodenkirchen,Rondorf,Seeberg,Stammheim,Sülz,Sürth,Urbach,Vingst,Vogelsang,Volkhoven,Wahn,Weiden,Weidenpesch,Weiß,Widdersdorf,Worringen,Zollstock,Zündorf',
  'Frankfurt am Main':
    'Altstadt,Bahnhofsviertel,Bergen-Enkheim,Berkersheim,Bockenheim,Bonames,Bornheim,Dornbusch,Eckenheim,Eschersheim,Fechenheim,Gallus,Ginnheim,Goldstein,Griesheim,Gutleutviertel,Harheim,Hausen,Heddernheim,Höchst,Innenstadt,Kalbach,Nied,Nieder-Erlenbach,Nieder-Eschbach,Niederrad,Niederursel,Nordend,Nordweststadt,Oberrad,Ostend,Praunheim,Preungesheim,Riedberg,Riederwald,Rödelheim,Sachsenhausen,Schwanheim,Seckbach,Sindlingen,Sossenheim,Unterliederbach,Westend,Zeilsheim',
  Stuttgart:
    'Bad Cannstatt,Birkach,Botnang,Degerloch,Feuerbach,Hedelfingen,Heslach,Hofen,Kaltental,Mitte,Möhringen,Mühlhausen,Münster,Nord,Obertürkheim,Ost,Plieningen,Sillenbuch,Stammheim,Süd,Untertürkheim,Vaihingen,Wangen,Weilimdorf,West,Zuffenhausen',
  Düsseldorf:
    'Altstadt,Angermund,Benrath,Bilk,Carlstadt,Derendorf,Düsseltal,Eller,Flehe,Flingern,Friedrichstadt,Garath,Gerresheim,Golzheim,Grafenberg,Hamm,Hassels,Heerdt,Holthausen,Itter,Kaiserswerth,Kalkum,Lierenfeld,Lohausen,Lörick,Ludenberg,Mörsenbroich,Niederkassel,Oberbilk,Oberkassel,Pempelfort,Rath,Reisholz,Stadtmitte,Stockum,Unterbach,Unterbilk,Unterrath,Urdenbach,Vennhausen,Volmerswerth,Wersten,Wittlaer',
  Dortmund:
    'Aplerbeck,Asseln,Barop,Berghofen,Bövinghausen,Brackel,Brechten,Derne,Dorstfeld,Eichlinghofen,Eving,Hombruch,Hörde,Huckarde,Innenstadt,Kirchlinde,Körne,Lanstrop,Lütgendortmund,Marten,Mengede,Nordstadt,Oespel,Scharnhorst,Schüren,Sölde,Wambel,Wellinghofen,Wickede',
  Essen:
    'Altendorf,Altenessen,Bergerhausen,Bochold,Borbeck,Bredeney,Burgaltendorf,Byfang,Dellwig,Frillendorf,Frohnhausen,Haarzopf,Heidhausen,Heisingen,Holsterhausen,Huttrop,Karnap,Katernberg,Kettwig,Kray,Kupferdreh,Margarethenhöhe,Rellinghausen,Rüttenscheid,Schonnebeck,Schönebeck,Stadtwald,Steele,Stoppenberg,Südviertel,Überruhr,Vogelheim,Werden',
  Leipzig:
    'Altlindenau,Anger-Crottendorf,Böhlitz-Ehrenberg,Connewitz,Engelsdorf,Eutritzsch,Gohlis,Großzschocher,Grünau,Kleinzschocher,Leutzsch,Lindenau,Lindenthal,Liebertwolkwitz,Marienbrunn,Mockau,Möckern,Mölkau,Neustadt-Neuschönefeld,Paunsdorf,Plagwitz,Probstheida,Reudnitz,Schleußig,Schönefeld,Sellerhausen,Stötteritz,Südvorstadt,Thekla,Volkmarsdorf,Wahren,Wiederitzsch,Zentrum',
  Dresden:
    'Altstadt,Blasewitz,Bühlau,Coschütz,Cossebaude,Cotta,Friedrichstadt,Gorbitz,Gruna,Hellerau,Johannstadt,Kaditz,Klotzsche,Laubegast,Leuben,Leubnitz-Neuostra,Löbtau,Loschwitz,Mickten,Naußlitz,Neustadt,Niedersedlitz,Pieschen,Plauen,Prohlis,Reick,Seidnitz,Strehlen,Striesen,Südvorstadt,Tolkewitz,Trachau,Weixdorf,Zschachwitz',
  Hannover:
    'Ahlem,Anderten,Badenstedt,Bemerode,Bothfeld,Buchholz,Calenberger Neustadt,Döhren,Groß-Buchholz,Hainholz,Herrenhausen,Kirchrode,Kleefeld,Lahe,Limmer,Linden,Linden-Mitte,Linden-Nord,Linden-Süd,List,Misburg,Mitte,Nordstadt,Oberricklingen,Oststadt,Ricklingen,Roderbruch,Sahlkamp,Seelhorst,Stöcken,Südstadt,Vahrenheide,Vahrenwald,Waldhausen,Wettbergen,Wülfel,Zoo',
  Nürnberg:
    'Altstadt,Eibach,Erlenstegen,Fischbach,Galgenhof,Gartenstadt,Gibitzenhof,Glockenhof,Gostenhof,Großreuth,Johannis,Katzwang,Kornburg,Langwasser,Laufamholz,Lichtenhof,Maxfeld,Mögeldorf,Reichelsdorf,Röthenbach,Schniegling,Schoppershof,Schweinau,St. Johannis,St. Leonhard,Steinbühl,Südstadt,Thon,Wöhrd,Wetzendorf,Worzeldorf,Zerzabelshof,Ziegelstein',
  Bremen:
    'Blumenthal,Borgfeld,Burglesum,Findorff,Gröpelingen,Häfen,Hastedt,Hemelingen,Horn-Lehe,Huchting,Lesum,Mitte,Neustadt,Oberneuland,Obervieland,Oslebshausen,Osterholz,Östliche Vorstadt,Schwachhausen,Steintor,Vahr,Vegesack,Viertel,Walle,Woltmershausen',
  Duisburg:
    'Altstadt,Baerl,Beeck,Bissingheim,Buchholz,Dellviertel,Duissern,Friemersheim,Großenbaum,Hamborn,Hochfeld,Homberg,Hüttenheim,Huckingen,Marxloh,Meiderich,Neudorf,Neumühl,Obermeiderich,Rheinhausen,Ruhrort,Rumeln-Kaldenhausen,Walsum,Wanheimerort,Wedau',
  Bochum:
    'Altenbochum,Ehrenfeld,Gerthe,Grumme,Hamme,Harpen,Hiltrop,Höntrop,Hofstede,Hordel,Laer,Langendreer,Linden,Querenburg,Riemke,Stiepel,Wattenscheid,Weitmar,Werne,Wiemelhausen',
  Bonn: 'Auerberg,Bad Godesberg,Beuel,Buschdorf,Castell,Dransdorf,Duisdorf,Endenich,Friesdorf,Hardtberg,Kessenich,Mehlem,Nordstadt,Plittersdorf,Poppelsdorf,Röttgen,Südstadt,Tannenbusch,Venusberg,Weststadt',
  Mannheim:
    'Feudenheim,Friedrichsfeld,Innenstadt,Jungbusch,Käfertal,Lindenhof,Neckarau,Neckarstadt,Neuostheim,Oststadt,Rheinau,Sandhofen,Schönau,Schwetzingerstadt,Seckenheim,Vogelstang,Waldhof,Wallstadt',
  Karlsruhe:
    'Daxlanden,Durlach,Grötzingen,Grünwinkel,Hagsfeld,Innenstadt,Knielingen,Mühlburg,Neureut,Nordstadt,Nordweststadt,Oberreut,Oststadt,Rintheim,Rüppurr,Stupferich,Südstadt,Südweststadt,Waldstadt,Weiherfeld,Weststadt,Wolfartsweier',
  Wiesbaden:
    'Biebrich,Bierstadt,Delkenheim,Dotzheim,Erbenheim,Klarenthal,Mainz-Kastel,Mainz-Kostheim,Naurod,Nordenstadt,Rheingauviertel,Schierstein,Sonnenberg,Westend',
  Münster:
    'Albachten,Amelsbüren,Angelmodde,Coerde,Gievenbeck,Gremmendorf,Handorf,Hiltrup,Kinderhaus,Mauritz,Mecklenbeck,Nienberge,Roxel,Wolbeck',
  Wuppertal:
    'Barmen,Beyenburg,Cronenberg,Elberfeld,Heckinghausen,Langerfeld,Oberbarmen,Ronsdorf,Uellendahl,Vohwinkel',
  Bielefeld: 'Brackwede,Dornberg,Gadderbaum,Heepen,Jöllenbeck,Mitte,Schildesche,Senne,Sennestadt,Stieghorst',
  Augsburg: 'Göggingen,Haunstetten,Hochzoll,Innenstadt,Inningen,Kriegshaber,Lechhausen,Oberhausen,Pfersee',
  'Freiburg im Breisgau':
    'Altstadt,Betzenhausen,Ebnet,Haslach,Herdern,Littenweiler,Opfingen,Rieselfeld,St. Georgen,Stühlinger,Tiengen,Vauban,Weingarten,Wiehre,Zähringen',
  Kiel: 'Elmschenhagen,Friedrichsort,Gaarden,Mettenhof,Ravensberg,Schilksee,Schreventeich,Suchsdorf,Südfriedhof,Wellsee,Wik',
  Erfurt:
    'Altstadt,Bindersleben,Daberstedt,Gispersleben,Ilversgehofen,Krämpfervorstadt,Löbervorstadt,Melchendorf,Rieth',
  Mainz:
    'Altstadt,Bretzenheim,Drais,Ebersheim,Finthen,Gonsenheim,Hechtsheim,Laubenheim,Lerchenberg,Mombach,Neustadt,Oberstadt,Weisenau',
  Rostock:
    'Dierkow,Evershagen,Groß Klein,Hansaviertel,Lichtenhagen,Lütten Klein,Markgrafenheide,Reutershagen,Schmarl,Südstadt,Toitenwinkel,Warnemünde',
  Lübeck: 'Buntekuh,Innenstadt,Kücknitz,Moisling,Schlutup,St. Gertrud,St. Jürgen,St. Lorenz,Travemünde',
  Leverkusen:
    'Bergisch Neukirchen,Bürrig,Hitdorf,Küppersteg,Lützenkirchen,Manfort,Opladen,Quettingen,Rheindorf,Schlebusch,Steinbüchel,Wiesdorf',
  Mönchengladbach: 'Eicken,Giesenkirchen,Hardt,Neuwerk,Odenkirchen,Rheindahlen,Rheydt,Wickrath',
  Gelsenkirchen:
    'Altstadt,Beckhausen,Bismarck,Buer,Erle,Feldmark,Hassel,Horst,Resse,Rotthausen,Schalke,Scholven,Ückendorf',
}
