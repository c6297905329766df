import type { GroupTextsMessages } from '#messages/de/group-texts.ts'

/** The texts above the list of a group, in Turkish. */
export const messages: GroupTextsMessages = {
  'kfz-werkstatt': {
    description: 'Otomobil, motosiklet ve ticari araç servisleri; ayrıca lastik, boya, bakım ve muayene.',
    services: [
      'Periyodik bakım',
      'Lastik değişimi',
      'Araç muayenesi',
      'Kaporta ve boya',
      'Oto cam',
      'Çekici',
    ],
  },
  handwerker: {
    description: 'Yapan, onaran ve elde üreten ustalar: çatı ustasından terziye kadar.',
    services: ['Boya badana', 'Çatı', 'Marangozluk', 'Fayans ve zemin', 'Peyzaj', 'Metal işleri'],
  },
  dienstleister: {
    description:
      'Kuaförler, hukuk büroları, ajanslar, bankalar ve kişilerle firmalara hizmet veren daha birçok işletme.',
    services: [
      'Kuaför',
      'Hukuki danışmanlık',
      'Vergi danışmanlığı',
      'Temizlik',
      'Sigorta',
      'Reklam ve baskı',
    ],
  },
  'technische-dienste': {
    description: 'Elektrik, su, ısıtma, güvenlik, ev aletleri, bilgisayar ve telefon uzmanları.',
    services: ['Elektrik', 'Isıtma', 'Sıhhi tesisat', 'Çilingir', 'Cihaz tamiri', 'Bilgisayar desteği'],
  },
  handel: {
    description:
      'Dükkânlar, marketler, oto galeriler ve toptancılar: çiftlik dükkânından yapı markete kadar.',
    services: ['Gıda', 'Moda', 'Mobilya', 'Elektronik', 'Çiçek ve bahçe', 'Oto galeri'],
  },
  gastronomie: {
    description: 'Her vesileye uygun restoranlar, kafeler, fırınlar, barlar ve konaklama yerleri.',
    services: ['Restoranlar', 'Kafeler', 'Fırınlar', 'Paket servis', 'Oteller', 'Davet ve catering'],
  },
  gesundheit: {
    description: 'İnsanlar ve hayvanlar için muayenehaneler, eczaneler, klinikler, terapi ve bakım.',
    services: ['Muayenehaneler', 'Diş hekimleri', 'Eczaneler', 'Fizyoterapi', 'Bakım', 'Veterinerler'],
  },
  bildung: {
    description: 'Öğrenmek isteyen herkes için okullar, anaokulları, kurslar ve özel dersler.',
    services: ['Anaokulları', 'Okullar', 'Sürücü kursları', 'Dil kursları', 'Müzik dersleri', 'Özel ders'],
  },
  immobilien: {
    description: 'Emlakçılar, bina yönetimleri, müteahhitler ve konut şirketleri.',
    services: ['Satış', 'Kiralama', 'Bina yönetimi', 'Yeni konut', 'Ticari alan', 'Değerleme'],
  },
  transport: {
    description: 'Nakliyat, lojistik, taksi, araç kiralama: insan ve eşya taşıyan herkes.',
    services: ['Evden eve nakliyat', 'Taksi', 'Araç kiralama', 'Kurye', 'Lojistik', 'Seyahat acenteleri'],
  },
  sport: {
    description: 'Spor yapmak isteyen herkes için salonlar, kulüpler, havuzlar ve sahalar.',
    services: ['Spor salonları', 'Yoga dersleri', 'Spor kulüpleri', 'Yüzme havuzları', 'Tenis', 'Tırmanış'],
  },
  'freizeit-kultur': {
    description: 'Müzeler, tiyatrolar, sinemalar, parklar ve gezi yerleri.',
    services: ['Müzeler', 'Tiyatrolar', 'Sinemalar', 'Parklar', 'Gezi yerleri', 'Oyun alanları'],
  },
  'religion-vereine': {
    description: 'Kiliseler, camiler ve diğer cemaatler, dernekler, birlikler ve yardım kuruluşları.',
    services: ['Kiliseler', 'Camiler', 'Dernekler', 'Birlikler', 'Sosyal yardım', 'Mezarlıklar'],
  },
  landwirtschaft: {
    description: 'Çiftlikler, arıcılar, meyve ve sebze yetiştiricileri, tarla ve orman işletmeleri.',
    services: [
      'Çiftlikler',
      'Organik çiftlikler',
      'Meyve ve sebze',
      'Hayvancılık',
      'Arıcılar',
      'Tarım hizmetleri',
    ],
  },
  sonstiges: {
    description: 'Resmî daireler, polis, itfaiye ve bir şehirde bulunan diğer kurumlar.',
    services: ['Belediyeler', 'Resmî daireler', 'Mahkemeler', 'Polis', 'İtfaiye', 'Konsolosluklar'],
  },
}
