/**
 * Fictional businesses, one a line: name | category | place (corpus-places.ts) | rating/reviews | further facts.
 * Further facts: tel=, id=, street=, text= (description), hours= (as parseOpeningHours reads them), about= (German names of
 * attributes, separated by commas), price= (1 to 4).
 */
export const LINES = `
Bäckerei Roth | Bäckerei | goerlitz | 4.1/20 | tel=+493581471000 street=Marktstraße 3
Bäckerei Roth am Markt | Bäckerei | goerlitz | 4.9/600 | hours=Mo-Sa 6-18
Neue Bäckerei Roth | Bäckerei | dresden | 4.8/500
Roth Konditorei | Konditorei | koeln | 4.5/80 | hours=Mi-So 11-18
Bäckerei Sonnenkorn | Bäckerei | koeln | 4.7/310 | hours=Mo-Sa 6-18, So 8-11
Bäckerei Halm | Bäckerei | ehrenfeld | 4.2/45 | hours=Mo-Sa 6:30-18
Backhaus Krume | Bäckerei | muenchen | 4.6/220
Brotzeit am Eck | Café | koeln | 4.3/90 | text=Frühstück, Kuchen und Brot aus der eigenen Bäckerei
Müller Sanitär | Klempner | koeln | 4.4/60 | tel=+492214710318
Gärtnerei Müller | Gärtnerei | koeln | 4.6/70
Mueller Optik | Augenoptiker | bonn | 4.5/40
Autohaus Müller & Söhne | Autohändler | nuernberg | 4.2/130
Müllers Mühle | Restaurant | leipzig | 4.0/85
Salon Dom | Friseur | koeln | 4.6/200 | hours=Di-Sa 9-18
Salon Schnittpunkt | Friseur | ehrenfeld | 4.8/120 | hours=Mo-Fr 10-20
Haarwerk Nippes | Friseur | nippes | 4.3/66 | hours=Mi-Sa 9-18
Friseur Kamm & Schere | Friseur | muenchen | 4.5/180 | hours=Mo-Sa 9-19
Friseursalon Löckchen | Friseur | leipzig | 4.4/75
Salon Rheinblick | Friseur | bonn | 4.7/140
Barbershop Klinge | Barbershop | berlin | 4.8/320 | hours=Di-Sa 11-20
Zahnarztpraxis Dr. Lindner | Zahnarzt | muenchen | 4.7/150 | street=Sendlinger Straße 10 hours=Mo-Fr 8-17
Dr. Weiß Zahnmedizin | Zahnarzt | muenchen | 4.9/80 | hours=Mo-Do 13-20
Zahnärzte am Ring | Zahnarzt | koeln | 4.5/210 | hours=Mo-Fr 8-18 about=Rollstuhlgerechter Eingang
Praxis Dr. Ohlsen | Zahnarzt | hamburg | 4.3/35
Zahnärztin Elif Demir | Zahnarzt | kreuzberg | 4.8/95
Dr. Anna Berg | Arzt | koeln | 4.6/44 | text=Ärztin für Allgemeinmedizin
Hausarztpraxis Sommer | Hausarzt | koeln | 4.4/52 | hours=Mo-Fr 8-12
Ärztehaus Nippes | Medizinisches Zentrum | nippes | 4.0/30
HNO-Praxis Dr. Stein | HNO-Arzt | duesseldorf | 4.2/61
Dr. Falk Hals-Nasen-Ohren | HNO-Arzt | koeln | 4.5/33
Kinderarztpraxis Regenbogen | Kinderarzt | leipzig | 4.7/110 | hours=Mo-Fr 8-16
Augenzentrum Klarblick | Augenarzt | dresden | 4.1/87
Hautarztpraxis Dr. Seidel | Hautarzt | berlin | 3.9/140
Tierarztpraxis Pfote | Tierarzt | koeln | 4.8/160
Physio am Park | Physiotherapeut | muenster | 4.9/77
Logopädie Sprechzeit | Logopäde | bonn | 4.8/12
Löwen-Apotheke | Apotheke | koeln | 4.4/56 | hours=Mo-Fr 8-18:30, Sa 9-14
Apotheke am Dom | Apotheke | koeln | 4.1/98 | hours=Mo-Sa 8-20
Kfz-Werkstatt Schraube | Autowerkstatt | koeln | 4.5/90
Autoservice Nord | Autowerkstatt | hamburg | 4.3/150
KFZ Meisterbetrieb Yilmaz | Autowerkstatt | ehrenfeld | 4.9/210 | tel=+492219876543
Freie Werkstatt Turbo | Autowerkstatt | leipzig | 4.2/40 | price=1
Fahrradwerkstatt Speiche | Fahrradwerkstatt | muenster | 4.8/95
Reifen Rund | Reifengeschäft | koeln | 4.4/51
Autolackiererei Glanz | Autolackiererei | duesseldorf | 4.6/31
Karosseriebau Stahl | Karosseriewerkstatt | nuernberg | 4.3/29
Autowaschpark Perle | Autowäsche | bonn | 4.0/180
Fahrschule Vorfahrt | Fahrschule | koeln | 4.7/130
Schreinerei Holzmann | Schreinerei | muenchen | 4.8/40
Tischlerei Span | Tischlerei | bremen | 4.7/36
Möbelbau Eiche | Tischler | leipzig | 4.6/18
Klempnerei Rohr | Klempner | berlin | 4.1/64 | about=Notdienst
Sanitär Tropf | Sanitärinstallateur | muenchen | 4.4/42
Installateur Hahn | Installateur | dresden | 4.0/22
Heizungsbau Flamme | Heizungsbauer | koeln | 4.3/27
Elektro Funke | Elektriker | koeln | 4.5/48
Elektrotechnik Volt GmbH | Elektriker | hamburg | 4.2/19
Dachdeckerei Ziegel | Dachdecker | nuernberg | 4.6/33
Malerbetrieb Bunt | Maler | koeln | 4.4/37
Maler Pinsel | Maler | bonn | 4.6/21
Fliesen Fuge | Fliesenleger | leipzig | 4.5/15
Zimmerei Balken | Zimmerei | muenchen | 4.9/17
Schlüsseldienst Flink | Schlüsseldienst | koeln | 3.8/220 | hours=24/7 about=Notdienst
Metallbau Amboss | Metallbau | kassel | 4.4/14
Schornsteinfeger Ruß | Schornsteinfeger | goerlitz | 4.7/9
Gartenbau Grünspan | Garten- und Landschaftsbau | bruehl | 4.6/38
Gebäudereinigung Blitz | Gebäudereinigung | hamburg | 4.1/44
Pizzeria Vesuvio | Pizzeria | leipzig | 4.5/410 | street=Willy-Brandt-Platz 5 hours=Mo-So 11:30-22:30 about=Außenbereich price=2
Pizzeria Da Carlo | Pizzeria | leipzig | 4.2/190 | street=Karl-Liebknecht-Straße 40 hours=Mi-So 17-23 about=Lieferung price=1
Pizzeria Napoli | Pizzeria | koeln | 4.6/230 | hours=Mo-So 11-23 about=Lieferung price=1
Trattoria Luna | Italienisches Restaurant | leipzig | 4.7/260 | hours=Di-Sa 18-23 about=Außenbereich,Hunde erlaubt price=3
Dönerhaus Anadolu | Döner-Imbiss | kreuzberg | 4.3/720
Gasthaus Zum Hirsch | Gasthaus | muenchen | 4.4/330
Café Hamburg | Café | muenchen | 4.5/88
Café Zeitlos | Café | koeln | 4.8/210 | hours=Mo-So 9-18
Eisdiele Venezia | Eisdiele | bonn | 4.7/300
Restaurant Akropolis | Griechisches Restaurant | nuernberg | 4.4/270
Sushi Kaito | Sushi-Restaurant | duesseldorf | 4.6/350
Asia Wok | Chinesisches Restaurant | koeln | 3.9/140
Imbiss am Hafen | Imbiss | hamburg | 4.2/95
Metzgerei Lende | Metzgerei | muenchen | 4.8/120
Fleischerei Kern | Fleischerei | dresden | 4.5/60
Blumen Primel | Blumengeschäft | koeln | 4.7/55
Buchhandlung Seitenwind | Buchhandlung | leipzig | 4.9/140
Optik Ahorn | Augenoptiker | koeln | 4.3/24
Juwelier Karat | Juwelier | duesseldorf | 4.4/39
Schuhhaus Sohle | Schuhgeschäft | kassel | 4.1/41
Möbelhaus Linde | Möbelgeschäft | hannover | 4.0/520
Media Markt Testhausen | Elektronikmarkt | koeln | 4.0/2100
Mediamarkt Rostock | Elektronikmarkt | rostock | 3.9/1400
H&M Mainz | Bekleidungsgeschäft | mainz | 4.1/610
C&A Erfurt | Bekleidungsgeschäft | erfurt | 4.0/280
Check24 Agentur Kiel | Versicherungsagentur | bremen | 3.5/20
Das Eck | Bar | koeln | 4.5/170 | hours=Di-So 18-2
Toni's Grill | Imbiss | bonn | 4.4/66
Rewe Center Köln | Supermarkt | koeln | 4.2/900
Aldi Süd Köln | Discounter | koeln | 4.0/400
Steuerkanzlei Soll & Haben | Steuerberater | frankfurt | 4.8/28
Rechtsanwältin Vogt | Rechtsanwalt | frankfurt | 4.9/45
Kanzlei Paragraf | Rechtsanwaltskanzlei | berlin | 4.2/38
Notar Dr. Siegel | Notar | oder | 4.5/11
Allianz Agentur Brandt | Versicherungsagentur | koeln | 4.9/60
Immobilien Giebel | Immobilienmakler | hamburg | 4.6/72
Hausverwaltung Treppe | Hausverwaltung | berlin | 3.1/50
Umzüge Kiste | Umzugsunternehmen | koeln | 4.7/140
Spedition Achse | Spedition | bremen | 4.0/33
Sparkasse Musterland | Bank | bonn | 3.4/110
Reisebüro Fernweh | Reisebüro | mainz | 4.9/27
Druckerei Tinte | Druckerei | erfurt | 4.6/19
Fotostudio Blende | Fotograf | muenchen | 4.8/93
Computerhilfe Bit | Computerreparatur | koeln | 4.7/61
Handy Klinik | Handyreparatur | kreuzberg | 4.2/130
Schneiderei Nadel | Schneiderei | nippes | 4.8/47
Reinigung Frisch | Textilreinigung | bonn | 4.3/25
Bestattungen Abendruh | Bestatter | goerlitz | 5.0/8
Kita Sausewind | Kindergarten | leipzig | 4.6/14
Kindertagesstätte Wurzel | Kindertagesstätte | koeln | 4.4/9
Grundschule am Bach | Grundschule | bruehl | 4.0/6
Musikschule Dur | Musikschule | muenster | 4.9/22
Sprachschule Lingua | Sprachschule | berlin | 4.5/73
Nachhilfe Einserschmiede | Nachhilfe | hannover | 4.7/18
Fitness Kraftraum | Fitnessstudio | koeln | 4.2/310 | hours=Mo-So 6-23
Yoga Atem | Yogastudio | schwabing | 4.9/105
Tanzschule Drehung | Tanzschule | nuernberg | 4.8/84
Schwimmbad Seestern | Schwimmbad | bruehl | 4.1/640
Hotel Rheingold | Hotel | koeln | 4.3/810 | about=Haustiere erlaubt,WLAN price=1
Pension Waldrand | Pension | goerlitz | 4.6/92
Ferienwohnung Möwe | Ferienwohnung | rostock | 4.8/31
Taxi Blitz | Taxiunternehmen | bonn | 3.7/88
Tankstelle Oktan | Tankstelle | kassel | 4.0/150
Kosmetikstudio Samt | Kosmetikstudio | koeln | 4.9/66
Nagelstudio Lack | Nagelstudio | leipzig | 4.5/58
Tattoo Tintenfass | Tattoostudio | connewitz | 4.9/240
Massagepraxis Ruhe | Massage | dresden | 4.7/44
Pflegedienst Herz | Pflegedienst | hannover | 4.4/16
Seniorenheim Abendsonne | Altenheim | kassel | 3.9/22
Krankenhaus St. Elsbeth | Krankenhaus | koeln | 3.6/420
Hundesalon Fell | Hundesalon | bonn | 4.9/39
Zoo Fachhandel Flosse | Zoohandlung | nuernberg | 4.3/120
Würth Schrauben | Eisenwarenhandlung | dresden | 4.2/17
Straßer Optik | Augenoptiker | muenchen | 4.5/51
Işık Market | Lebensmittelgeschäft | kreuzberg | 4.4/64
Großmann Bau | Bauunternehmen | frankfurt | 4.1/13
Weißbierstube | Bar | muenchen | 4.6/150 | hours=Mo-So 17-1
Nußknacker Spielwaren | Spielwarengeschäft | dresden | 4.8/33
Gärten & Mehr | Gärtnerei | hannover | 4.0/12
Peters Blumenladen | Blumengeschäft | bremen | 4.6/20
Wäscherei Weiß | Wäscherei | hamburg | 4.2/28
Goldschmiede Über | Goldschmied | muenster | 4.9/25
Kaiser's Weinhandlung | Weinhandlung | mainz | 4.8/45
Villa Öl und Essig | Feinkostgeschäft | schwabing | 4.7/36
Käserei Alm | Käserei | muenchen | 4.1/30
Alte Käserei | Landhandel | nuernberg | 4.0/12
Hof Lindau | Landhandel | goerlitz | 5.0/700 | text=Mit eigener Käserei und Hofladen
Kiosk Eins | Kiosk | hannover | 4.2/10 | id=9001
Kiosk Zwei | Kiosk | hannover | 4.2/10 | id=9002
Kiosk Drei | Kiosk | hannover | 4.2/10 | id=9003
Uhren Pendel | Uhrmacher | frankfurt | 4.0/2
Uhren Unruh | Uhrmacher | frankfurt | 4.8/300
Uhren Zeiger | Uhrmacher | frankfurt | 5.0/1
Copyshop Stempel | Copyshop | mainz | 4.5/12 | id=204418 tel=+496131224466
Segelmacherei Brise | Segelmacher | rostock | 4.9/7
Geigenbau Saite | Geigenbauer | erfurt | 5.0/6
Glockengießerei Klang | Glockengießerei | kassel | 4.9/11
Venloer Stube | Restaurant | ehrenfeld | 4.4/130 | street=Venloer Straße 212
Kino Lichtspiel | Kino | ehrenfeld | 4.7/280 | street=Venloer Straße 40
Paketshop Schnur | Paketshop | nippes | 3.9/31
Schuster Leisten | Schuhmacher | bonn | 4.8/27
Bootsverleih Kielwasser | Bootsverleih | rostock | 4.4/52
Salon Spreeblick | Friseur | berlin | 4.2/60 | hours=Di-Sa 9-19
Spätkauf Nachteule | Kiosk | kreuzberg | 4.1/90 | hours=Mo-So 16-2
Westfalentor-Apotheke | Apotheke | dortmund | 4.0/40 | hours=Mo-Fr 8-18:30, Sa 9-14
Hellweg-Apotheke | Apotheke | dortmund | 3.9/60 | hours=Mo-Sa 8-22, So 10-20 about=Notdienst
Zahnmedizin Phoenixsee | Zahnarzt | dortmund | 4.4/77 | hours=Mo-Fr 8-18 about=Rollstuhlgerechter Eingang,Parkplatz vor Ort
Praxis Dr. Kettner | Zahnarzt | dortmund | 4.2/40 | hours=Mo-Do 14-21, Fr 8-13
Salon Florian | Friseur | dortmund | 4.4/58 | hours=Di-Sa 9-18 about=Kreditkarten,Debitkarten,Parkplatz vor Ort
Haarstube Hörde | Friseur | dortmund | 4.8/52 | about=Nur Barzahlung
Backhaus Reinoldi | Bäckerei | dortmund | 4.3/70 | hours=Mo-Sa 6-18, So 7-12
Wirtshaus Borsig | Restaurant | dortmund | 4.2/180 | hours=Mo-So 11-22 about=Außenbereich,Rollstuhlgerechter Eingang price=1
Ratskeller Hansa | Restaurant | dortmund | 4.7/352 | hours=Di-Sa 17-23 about=Kreditkarten price=4
Stube am Wall | Restaurant | dortmund | 5.0/1 | hours=Mo-Fr 11-14:30 price=2
Grüne Gabel | Veganes Restaurant | dortmund | 4.6/140 | hours=Di-So 12-21 about=Vegane Gerichte,Lieferung price=2
Bar Morgen | Bar | dortmund | 4.3/80 | hours=Di-Sa 20-3
Tagesbar Hansaplatz | Bar | dortmund | 4.4/120 | hours=Mo-Sa 9-18
Eisenhalle Phoenix | Fitnessstudio | dortmund | 4.4/150 | hours=24/7
Damensport Vital | Fitnessstudio | dortmund | 4.2/40 | hours=Mo-Fr 9-21 text=Training nur für Frauen
Stromwerk Phoenix | Elektriker | dortmund | 4.7/352
Lichtblick Borsigplatz | Elektriker | dortmund | 5.0/1
Hausverwaltung Nordmarkt | Hausverwaltung | dortmund | 5.0/400 | text=Mit eigenem Elektriker im Team
Therapiezentrum Baldeney | Physiotherapie | essen | 4.7/352 | hours=Mo-Fr 7-20
Bewegungsraum Werden | Physiotherapie | essen | 5.0/1 | hours=Mo-Fr 8-18
Tierarztpraxis Samtpfote | Tierarzt | essen | 5.0/300 | hours=Mo-Fr 9-18 text=Krankengymnastik und Physiotherapie für Hund und Katze
Zum Lieferservice | Gasthaus | essen | 4.0/25
Pizza Blitzer | Pizza-Lieferdienst | essen | 4.2/130 | hours=Mo-So 11-23 about=Lieferung
Pizzeria Gruga | Pizzeria | ruettenscheid | 4.1/160 | hours=Di-So 12-22 about=Außenbereich
Café Sonntag | Café | essen | 3.8/8 | hours=Mo-Fr 8-17
Kaffee Sonnenhof | Café | essen | 4.2/75 | hours=Mi-So 9-18
Beste Freunde | Café | essen | 4.1/33
24 Stunden Fitness | Fitnessstudio | essen | 3.8/90 | hours=24/7
Trainingswerk Ruhr | Fitnessstudio | essen | 4.5/210 | hours=Mo-Fr 6-23, Sa-So 9-20
Frischmarkt Ruhrtal | Supermarkt | essen | 4.1/300 | hours=Mo-Sa 7-22
Dorfladen Werden | Supermarkt | essen | 4.5/80 | hours=Mo-Fr 8-18, Sa 8-13
Tankstelle Ruhrallee | Tankstelle | essen | 3.4/8 | hours=24/7
Tankstelle Huyssen | Tankstelle | essen | 3.2/6 | hours=Mo-Sa 6-22
Salon Perlach | Friseur | augsburg | 4.3/70 | hours=Di-Sa 9-18
Steuerbüro Lech | Steuerberater | augsburg | 4.2/12
Unternehmensberatung Fugger | Unternehmensberatung | augsburg | 4.9/200 | hours=Mo-Fr 9-17 text=Mit Steuerberater im Haus
Bücherstube Brecht | Buchhandlung | augsburg | 4.4/31
Abendstern | Hotel | augsburg | 4.2/110
Die Terrasse | Restaurant | augsburg | 4.1/60 | hours=Di-Sa 17-23 price=3
Lesezeichen | Café | leipzig | 4.7/800 | text=Café mit eigener Buchhandlung
Schopf am Inn | Friseur | rosenheim | 4.4/66 | hours=Di-Fr 9-18
Zahnheilkunde am Inn | Zahnarzt | rosenheim | 4.3/50 | hours=Mo-Do 8-17
Brückenwirt | Gasthaus | rosenheim | 4.5/310 | hours=Mi-So 11-22 about=Biergarten,Hunde erlaubt price=2
Salon Moorbad | Friseur | aibling | 4.1/20 | hours=Di-Sa 9-17
Backstube Mangfall | Bäckerei | aibling | 4.2/50 | hours=Mo-Sa 6-12
Kaffee Promenade | Café | konstanz | 4.3/210 | hours=Mo-So 9-19 about=Außenbereich,Hunde erlaubt price=2
Kaffeehaus Kanzleigasse | Café | konstanz | 4.4/100 | hours=Di-Sa 9-18 about=Vegane Gerichte price=3
Hotel Seerose | Hotel | konstanz | 4.1/95 | about=Haustiere erlaubt price=1
Hotel Luftschiff | Hotel | friedrichshafen | 4.2/210 | about=WLAN price=2
Hotel Inselhafen | Hotel | lindau | 4.0/150 | about=Kostenloser Parkplatz,Hunde drinnen erlaubt,Sauna price=4
`
