/**
 * The counties of Germany and their cities that are counties by themselves, by the first five digits of the official
 * municipality key. `L`: Landkreis, `K`: Kreis, `=`: the whole name, `S`: a city. Common knowledge; the state of 2021.
 */
const LIST = `
01001 S Flensburg; 01002 S Kiel; 01003 S Lübeck; 01004 S Neumünster; 01051 K Dithmarschen
01053 K Herzogtum Lauenburg; 01054 K Nordfriesland; 01055 K Ostholstein; 01056 K Pinneberg; 01057 K Plön
01058 K Rendsburg-Eckernförde; 01059 K Schleswig-Flensburg; 01060 K Segeberg; 01061 K Steinburg
01062 K Stormarn; 02000 S Hamburg; 03101 S Braunschweig; 03102 S Salzgitter; 03103 S Wolfsburg
03151 L Gifhorn; 03153 L Goslar; 03154 L Helmstedt; 03155 L Northeim; 03157 L Peine; 03158 L Wolfenbüttel
03159 L Göttingen; 03241 = Region Hannover; 03251 L Diepholz; 03252 L Hameln-Pyrmont; 03254 L Hildesheim
03255 L Holzminden; 03256 L Nienburg/Weser; 03257 L Schaumburg; 03351 L Celle; 03352 L Cuxhaven
03353 L Harburg; 03354 L Lüchow-Dannenberg; 03355 L Lüneburg; 03356 L Osterholz; 03357 L Rotenburg (Wümme)
03358 L Heidekreis; 03359 L Stade; 03360 L Uelzen; 03361 L Verden; 03401 S Delmenhorst; 03402 S Emden
03403 S Oldenburg; 03404 S Osnabrück; 03405 S Wilhelmshaven; 03451 L Ammerland; 03452 L Aurich
03453 L Cloppenburg; 03454 L Emsland; 03455 L Friesland; 03456 L Grafschaft Bentheim; 03457 L Leer
03458 L Oldenburg; 03459 L Osnabrück; 03460 L Vechta; 03461 L Wesermarsch; 03462 L Wittmund; 04011 S Bremen
04012 S Bremerhaven; 05111 S Düsseldorf; 05112 S Duisburg; 05113 S Essen; 05114 S Krefeld
05116 S Mönchengladbach; 05117 S Mülheim an der Ruhr; 05119 S Oberhausen; 05120 S Remscheid
05122 S Solingen; 05124 S Wuppertal; 05154 K Kleve; 05158 K Mettmann; 05162 = Rhein-Kreis Neuss
05166 K Viersen; 05170 K Wesel; 05314 S Bonn; 05315 S Köln; 05316 S Leverkusen; 05334 = Städteregion Aachen
05358 K Düren; 05362 = Rhein-Erft-Kreis; 05366 K Euskirchen; 05370 K Heinsberg; 05374 = Oberbergischer Kreis
05378 = Rheinisch-Bergischer Kreis; 05382 = Rhein-Sieg-Kreis; 05512 S Bottrop; 05513 S Gelsenkirchen
05515 S Münster; 05554 K Borken; 05558 K Coesfeld; 05562 K Recklinghausen; 05566 K Steinfurt
05570 K Warendorf; 05711 S Bielefeld; 05754 K Gütersloh; 05758 K Herford; 05762 K Höxter; 05766 K Lippe
05770 K Minden-Lübbecke; 05774 K Paderborn; 05911 S Bochum; 05913 S Dortmund; 05914 S Hagen; 05915 S Hamm
05916 S Herne; 05954 = Ennepe-Ruhr-Kreis; 05958 = Hochsauerlandkreis; 05962 = Märkischer Kreis; 05966 K Olpe
05970 K Siegen-Wittgenstein; 05974 K Soest; 05978 K Unna; 06411 S Darmstadt; 06412 S Frankfurt am Main
06413 S Offenbach am Main; 06414 S Wiesbaden; 06431 L Bergstraße; 06432 L Darmstadt-Dieburg
06433 L Groß-Gerau; 06434 = Hochtaunuskreis; 06435 = Main-Kinzig-Kreis; 06436 = Main-Taunus-Kreis
06437 = Odenwaldkreis; 06438 L Offenbach; 06439 = Rheingau-Taunus-Kreis; 06440 = Wetteraukreis
06531 L Gießen; 06532 = Lahn-Dill-Kreis; 06533 L Limburg-Weilburg; 06534 L Marburg-Biedenkopf
06535 = Vogelsbergkreis; 06611 S Kassel; 06631 L Fulda; 06632 L Hersfeld-Rotenburg; 06633 L Kassel
06634 = Schwalm-Eder-Kreis; 06635 L Waldeck-Frankenberg; 06636 = Werra-Meißner-Kreis; 07111 S Koblenz
07131 L Ahrweiler; 07132 L Altenkirchen (Westerwald); 07133 L Bad Kreuznach; 07134 L Birkenfeld
07135 L Cochem-Zell; 07137 L Mayen-Koblenz; 07138 L Neuwied; 07140 = Rhein-Hunsrück-Kreis
07141 = Rhein-Lahn-Kreis; 07143 = Westerwaldkreis; 07211 S Trier; 07231 L Bernkastel-Wittlich
07232 = Eifelkreis Bitburg-Prüm; 07233 L Vulkaneifel; 07235 L Trier-Saarburg; 07311 S Frankenthal
07312 S Kaiserslautern; 07313 S Landau in der Pfalz; 07314 S Ludwigshafen am Rhein; 07315 S Mainz
07316 S Neustadt an der Weinstraße; 07317 S Pirmasens; 07318 S Speyer; 07319 S Worms; 07320 S Zweibrücken
07331 L Alzey-Worms; 07332 L Bad Dürkheim; 07333 = Donnersbergkreis; 07334 L Germersheim
07335 L Kaiserslautern; 07336 L Kusel; 07337 L Südliche Weinstraße; 07338 = Rhein-Pfalz-Kreis
07339 L Mainz-Bingen; 07340 L Südwestpfalz; 08111 S Stuttgart; 08115 L Böblingen; 08116 L Esslingen
08117 L Göppingen; 08118 L Ludwigsburg; 08119 = Rems-Murr-Kreis; 08121 S Heilbronn; 08125 L Heilbronn
08126 = Hohenlohekreis; 08127 L Schwäbisch Hall; 08128 = Main-Tauber-Kreis; 08135 L Heidenheim
08136 = Ostalbkreis; 08211 S Baden-Baden; 08212 S Karlsruhe; 08215 L Karlsruhe; 08216 L Rastatt
08221 S Heidelberg; 08222 S Mannheim; 08225 = Neckar-Odenwald-Kreis; 08226 = Rhein-Neckar-Kreis
08231 S Pforzheim; 08235 L Calw; 08236 = Enzkreis; 08237 L Freudenstadt; 08311 S Freiburg im Breisgau
08315 L Breisgau-Hochschwarzwald; 08316 L Emmendingen; 08317 = Ortenaukreis; 08325 L Rottweil
08326 = Schwarzwald-Baar-Kreis; 08327 L Tuttlingen; 08335 L Konstanz; 08336 L Lörrach; 08337 L Waldshut
08415 L Reutlingen; 08416 L Tübingen; 08417 = Zollernalbkreis; 08421 S Ulm; 08425 = Alb-Donau-Kreis
08426 L Biberach; 08435 = Bodenseekreis; 08436 L Ravensburg; 08437 L Sigmaringen; 09161 S Ingolstadt
09162 S München; 09163 S Rosenheim; 09171 L Altötting; 09172 L Berchtesgadener Land
09173 L Bad Tölz-Wolfratshausen; 09174 L Dachau; 09175 L Ebersberg; 09176 L Eichstätt; 09177 L Erding
09178 L Freising; 09179 L Fürstenfeldbruck; 09180 L Garmisch-Partenkirchen; 09181 L Landsberg am Lech
09182 L Miesbach; 09183 L Mühldorf am Inn; 09184 L München; 09185 L Neuburg-Schrobenhausen
09186 L Pfaffenhofen an der Ilm; 09187 L Rosenheim; 09188 L Starnberg; 09189 L Traunstein
09190 L Weilheim-Schongau; 09261 S Landshut; 09262 S Passau; 09263 S Straubing; 09271 L Deggendorf
09272 L Freyung-Grafenau; 09273 L Kelheim; 09274 L Landshut; 09275 L Passau; 09276 L Regen
09277 L Rottal-Inn; 09278 L Straubing-Bogen; 09279 L Dingolfing-Landau; 09361 S Amberg; 09362 S Regensburg
09363 S Weiden in der Oberpfalz; 09371 L Amberg-Sulzbach; 09372 L Cham; 09373 L Neumarkt in der Oberpfalz
09374 L Neustadt an der Waldnaab; 09375 L Regensburg; 09376 L Schwandorf; 09377 L Tirschenreuth
09461 S Bamberg; 09462 S Bayreuth; 09463 S Coburg; 09464 S Hof; 09471 L Bamberg; 09472 L Bayreuth
09473 L Coburg; 09474 L Forchheim; 09475 L Hof; 09476 L Kronach; 09477 L Kulmbach; 09478 L Lichtenfels
09479 L Wunsiedel im Fichtelgebirge; 09561 S Ansbach; 09562 S Erlangen; 09563 S Fürth; 09564 S Nürnberg
09565 S Schwabach; 09571 L Ansbach; 09572 L Erlangen-Höchstadt; 09573 L Fürth; 09574 L Nürnberger Land
09575 L Neustadt an der Aisch-Bad Windsheim; 09576 L Roth; 09577 L Weißenburg-Gunzenhausen
09661 S Aschaffenburg; 09662 S Schweinfurt; 09663 S Würzburg; 09671 L Aschaffenburg; 09672 L Bad Kissingen
09673 L Rhön-Grabfeld; 09674 L Haßberge; 09675 L Kitzingen; 09676 L Miltenberg; 09677 L Main-Spessart
09678 L Schweinfurt; 09679 L Würzburg; 09761 S Augsburg; 09762 S Kaufbeuren; 09763 S Kempten (Allgäu)
09764 S Memmingen; 09771 L Aichach-Friedberg; 09772 L Augsburg; 09773 L Dillingen an der Donau
09774 L Günzburg; 09775 L Neu-Ulm; 09776 L Lindau (Bodensee); 09777 L Ostallgäu; 09778 L Unterallgäu
09779 L Donau-Ries; 09780 L Oberallgäu; 10041 = Regionalverband Saarbrücken; 10042 L Merzig-Wadern
10043 L Neunkirchen; 10044 L Saarlouis; 10045 = Saarpfalz-Kreis; 10046 L St. Wendel; 11000 S Berlin
12051 S Brandenburg an der Havel; 12052 S Cottbus; 12053 S Frankfurt (Oder); 12054 S Potsdam; 12060 L Barnim
12061 L Dahme-Spreewald; 12062 L Elbe-Elster; 12063 L Havelland; 12064 L Märkisch-Oderland
12065 L Oberhavel; 12066 L Oberspreewald-Lausitz; 12067 L Oder-Spree; 12068 L Ostprignitz-Ruppin
12069 L Potsdam-Mittelmark; 12070 L Prignitz; 12071 L Spree-Neiße; 12072 L Teltow-Fläming; 12073 L Uckermark
13003 S Rostock; 13004 S Schwerin; 13071 L Mecklenburgische Seenplatte; 13072 L Rostock
13073 L Vorpommern-Rügen; 13074 L Nordwestmecklenburg; 13075 L Vorpommern-Greifswald
13076 L Ludwigslust-Parchim; 14511 S Chemnitz; 14521 = Erzgebirgskreis; 14522 L Mittelsachsen
14523 = Vogtlandkreis; 14524 L Zwickau; 14612 S Dresden; 14625 L Bautzen; 14626 L Görlitz; 14627 L Meißen
14628 L Sächsische Schweiz-Osterzgebirge; 14713 S Leipzig; 14729 L Leipzig; 14730 L Nordsachsen
15001 S Dessau-Roßlau; 15002 S Halle (Saale); 15003 S Magdeburg; 15081 = Altmarkkreis Salzwedel
15082 L Anhalt-Bitterfeld; 15083 L Börde; 15084 = Burgenlandkreis; 15085 L Harz; 15086 L Jerichower Land
15087 L Mansfeld-Südharz; 15088 = Saalekreis; 15089 = Salzlandkreis; 15090 L Stendal; 15091 L Wittenberg
16051 S Erfurt; 16052 S Gera; 16053 S Jena; 16054 S Suhl; 16055 S Weimar; 16056 S Eisenach
16061 L Eichsfeld; 16062 L Nordhausen; 16063 = Wartburgkreis; 16064 = Unstrut-Hainich-Kreis
16065 = Kyffhäuserkreis; 16066 L Schmalkalden-Meiningen; 16067 L Gotha; 16068 L Sömmerda
16069 L Hildburghausen; 16070 = Ilm-Kreis; 16071 L Weimarer Land; 16072 L Sonneberg
16073 L Saalfeld-Rudolstadt; 16074 = Saale-Holzland-Kreis; 16075 = Saale-Orla-Kreis; 16076 L Greiz
16077 L Altenburger Land`

/** A county, or a city that is one by itself. */
export interface County {
  /** Five digits of the official municipality key. */
  readonly code: string
  /** Official, with its word for county: 'Landkreis Rosenheim', 'Rhein-Sieg-Kreis'. */
  readonly name: string
  readonly isCity: boolean
}

/** All 401, by code. */
export const COUNTIES: readonly County[] = LIST.trim()
  .split(/; |\n/)
  .map(entry => {
    const [code = '', kind = '', ...words] = entry.split(' ')
    const name = words.join(' ')
    return { code, name: nameOf(kind, name), isCity: kind === 'S' }
  })

function nameOf(kind: string, name: string): string {
  // 'Landkreis Heidekreis' is official, but nobody says so.
  if (kind === 'L' && !name.endsWith('kreis')) return `Landkreis ${name}`
  return kind === 'K' ? `Kreis ${name}` : name
}
