import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'

/** What the page of saved businesses says, in Turkish. */
export const messages: FavouritesMessages = {
  title: 'Kaydedilenler',
  description: 'Kaydedilen işletmeler, yalnızca bu tarayıcıda saklanır.',
  where:
    'Liste yalnızca bu tarayıcıdadır. Paylaşma bağlantısında işletmelerin numaralarından başka bir şey yoktur.',
  withoutScript:
    'Kaydetmek için bu sayfaya JavaScript gerekir. Size gönderilen listeler onsuz da görülebilir.',
  empty: 'Henüz kaydedilen yok',
  emptyText: 'Her kayıttaki yer imi, onu bu listeye ekler.',
  share: 'Bağlantıyı kopyala',
  copied: 'Listenin bağlantısı kopyalandı',
  copyPrompt: 'Burada kopyalamaya izin verilmiyor. Listenin bağlantısı:',
  print: 'Yazdır',
  cards: 'Bütün kişileri kaydet',
  remove: 'Çıkar',
  removeOne: name => `Listeden çıkar: ${name}`,
  removed: name => `“${name}” artık listenizde değil.`,
  undo: 'Geri al',
  gone: 'Bu listedeki işletmelerin hepsi artık rehberde değil.',
  sharedTitle: 'Paylaşılan liste',
  sharedText:
    'Bu işletmeleri biri sizin için bir araya getirdi. Kendi listenize ancak siz isterseniz eklenirler.',
  sharedEmpty: 'Bu listede bir şey kalmadı',
  keepAll: 'Hepsini kaydet',
  kept: 'Bütün işletmeler artık listenizde',
  noRoom: max => `Hepsi listenize sığmıyor: liste en fazla ${max} işletme alır.`,
  toOwn: 'Kendi listeme git',
}
