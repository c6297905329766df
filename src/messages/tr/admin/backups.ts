import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'

export const messages: AdminBackupsMessages = {
  title: 'Yedekler',
  now: 'Şimdi yedekle',
  started: 'Yedekleme sürüyor. Ziyaretçiler bunu fark etmez.',
  list: 'Mevcut yedekler',
  text: 'Bir yedek, yeniden oluşturulamayan her şeyi içeren tek bir dosyadır: veri tabanı ve yüklenen resimler. Kopyalarını başka bir bilgisayarda saklayın.',
  encryptsAll: 'Bu sunucuda her yedek BACKUP_PASSPHRASE içindeki parola cümlesiyle şifrelenir.',
  at: 'Zaman',
  contents: 'İçerik',
  protection: 'Koruma',
  size: 'Boyut',
  businesses: count => `${count} işletme`,
  pictures: (count, size) => `${count} yüklenmiş resim (${size})`,
  missing: count => `${count} resim sitede zaten eksik veya bozuktu.`,
  made: (version, schema, verified) =>
    `Oluşturan sürüm: ${version} (veri tabanı ${schema}); deneme amacıyla okunup karşılaştırıldı: ${verified}`,
  databaseOnly: 'Yalnızca veri tabanı, resimler yok: Önceki bir sürümle oluşturulmuş.',
  unknown: 'Bilinmiyor, çünkü dosya başka bir yerden geldi. Geri yüklenirken kontrol edilir.',
  encrypted: 'şifreli',
  open: 'şifreli değil',
  withKey: 'sitenin anahtarıyla birlikte',
  none: 'Henüz yedek yok.',
  noneText:
    'İlk yedeği “Şimdi yedekle” ile alın. Ardından, “Görevler” sayfasında başka bir şey ayarlamazsanız her gece bir yedek alınır.',
  encrypt: {
    open: 'Şifreli yedekle',
    title: 'Parola cümlesiyle şifrele',
    text: 'Dosyayı bulan kişi parola cümlesi olmadan içinden hiçbir şey okuyamaz. Böyle bir yedek sitenin anahtarını da içerir. Site parola cümlesini hatırlamaz. Bir yere yazın: O olmadan yedek hiçbir işe yaramaz.',
    passphrase: 'Parola cümlesi',
    again: 'Parola cümlesi (tekrar)',
    different: 'İki parola cümlesi birbirinden farklı.',
    action: 'Şifreli yedekle',
  },
  download: {
    title: 'Yedeği indir',
    text: file =>
      `${file} işletmeler, hesaplar ve gönderiler hakkında her şeyi içerir. Lütfen indirenin siz olduğunu onaylayın. İndirme yarıda kalırsa tarayıcınız on beş dakika içinde sürdürebilir; daha sonra yeniden onaylamanız gerekir.`,
    code: 'Doğrulama uygulamasındaki kod',
    action: 'İndir',
  },
  remove: {
    title: 'Yedek silinsin mi?',
    text: file => `${file} silinecek. Bu geri alınamaz.`,
    action: 'Sil',
    removed: 'Yedek silindi.',
  },
  help: {
    title: 'Bir yedekte ne var?',
    inside: {
      title: 'İçinde olanlar',
      points: [
        'veri tabanı: geçmişiyle işletmeler, ayarlar, metinler, hesaplar, gönderiler, engel listesi, işlem günlüğü ve içe aktarma sonuçları',
        'henüz karar verilmemiş olanlar da dâhil, yüklenen tüm resimler',
        'şifreli yedeklerde sitenin anahtarı (secret.key)',
      ],
    },
    outside: {
      title: 'İçinde olmayanlar',
      points: [
        'yeniden oluşturulanlar: arama dizini, indirilen fotoğraflar, çizilen önizleme resimleri',
        'yüklenen tablolar, “inbox” klasörü, web sitesi denetimi raporları ve diğer yedekler',
        'şifresiz yedeklerde sitenin anahtarı: secret.key (veya SECRET_KEY) olmadan iki adımlı doğrulamanın yeniden kurulması gerekir ve engel listesi kimseyi tanımaz',
        'sunucunun kendisinde ayarlananlar (SITE_URL ve SMTP_URL gibi ortam değişkenleri)',
      ],
    },
    restoring: {
      title: 'Geri yükleme',
      points: [
        'Sunucuyu durdurun ve sunucuda şunu yazın: npm run restore DOSYA',
        'Önce dosya kontrol edilir; ardından her resim karşılaştırılır. Önceki veri tabanı silinmez, yenisinin yanında kalır.',
        'Dosya Umkreis olmadan da açılabilir: .tar.gz her arşiv programıyla, .age önce “age --decrypt” ile.',
      ],
    },
  },
  erased: {
    title: count =>
      count.plural({
        one: 'Bir yedek, sonradan başvuru üzerine silinenleri hâlâ içeriyor',
        other: `${count} yedek, sonradan başvuru üzerine silinenleri hâlâ içeriyor`,
      }),
    text: day =>
      `Her gün bir yedek alınırsa bunların sonuncusu ${day} tarihinde yerini yenilerine bırakır. Bunlardan biri o tarihten önce geri yüklenirse silinenler hemen yeniden silinir. Başka bilgisayarlardaki kopyaları lütfen kendiniz silin.`,
    remove: 'Bu yedekleri sil',
    removeText: count =>
      count.plural({
        one: 'Bir yedek silinecek. Bu geri alınamaz. Önce yeni bir yedek almanız iyi olur.',
        other: `${count} yedek silinecek. Bu geri alınamaz. Önce yeni bir yedek almanız iyi olur.`,
      }),
  },
}
