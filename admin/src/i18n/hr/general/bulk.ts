/** Texts about actions on many rows of a list. */
export const bulkHr = {
  select: 'Odaberi: %{name}',
  page: 'Odaberi sve na ovoj stranici',
  count:
    'Odabrana je %{smart_count} stavka |||| Odabrane su %{smart_count} stavke |||| Odabrano je %{smart_count} stavki',
  all: 'Odaberi sve koje odgovaraju (%{total})',
  bar: 'Radnje za odabrane stavke',
  actions: 'Radnje',
  export: 'Izvezi odabrano',
  clear: 'Poništi odabir',
  progress: 'Obrađeno: %{done} od %{total}',
  action: {
    publish: 'Objavi',
    unpublish: 'Povuci s objave',
    trash: 'Premjesti u koš',
    erase: 'Obriši trajno',
    read: 'Označi kao pročitano',
    unread: 'Označi kao nepročitano',
    unsubscribe: 'Odjavi',
    complete: 'Označi primljenima',
    cancel: 'Označi neuplaćenima',
    sendAgain: 'Pošalji ponovno',
    setAside: 'Ostavi po strani',
    bringBack: 'Vrati među uplate koje čekaju',
    restore: 'Vrati iz koša',
    activate: 'Aktiviraj',
    deactivate: 'Deaktiviraj',
  },
  question: {
    publish:
      'Objaviti %{smart_count} odabranu stavku? |||| Objaviti %{smart_count} odabrane stavke? |||| Objaviti %{smart_count} odabranih stavki?',
    unpublish:
      'Povući s objave %{smart_count} odabranu stavku? |||| Povući s objave %{smart_count} odabrane stavke? |||| Povući s objave %{smart_count} odabranih stavki?',
    trash:
      'Premjestiti u koš %{smart_count} odabranu stavku? |||| Premjestiti u koš %{smart_count} odabrane stavke? |||| Premjestiti u koš %{smart_count} odabranih stavki?',
    erase:
      'Trajno obrisati %{smart_count} odabranu stavku? |||| Trajno obrisati %{smart_count} odabrane stavke? |||| Trajno obrisati %{smart_count} odabranih stavki?',
    unsubscribe:
      'Odjaviti %{smart_count} odabranog pretplatnika? |||| Odjaviti %{smart_count} odabrana pretplatnika? |||| Odjaviti %{smart_count} odabranih pretplatnika?',
    complete:
      'Označiti primljenom %{smart_count} odabranu donaciju? |||| Označiti primljenima %{smart_count} odabrane donacije? |||| Označiti primljenima %{smart_count} odabranih donacija?',
    cancel:
      'Označiti neuplaćenom %{smart_count} odabranu donaciju? |||| Označiti neuplaćenima %{smart_count} odabrane donacije? |||| Označiti neuplaćenima %{smart_count} odabranih donacija?',
    sendAgain:
      'Ponovno poslati %{smart_count} odabranu poruku? |||| Ponovno poslati %{smart_count} odabrane poruke? |||| Ponovno poslati %{smart_count} odabranih poruka?',
    activate:
      'Aktivirati %{smart_count} odabranog korisnika? |||| Aktivirati %{smart_count} odabrana korisnika? |||| Aktivirati %{smart_count} odabranih korisnika?',
    deactivate:
      'Deaktivirati %{smart_count} odabranog korisnika? |||| Deaktivirati %{smart_count} odabrana korisnika? |||| Deaktivirati %{smart_count} odabranih korisnika?',
  },
  meaning: {
    publish:
      'Odmah postaje vidljivo svim posjetiteljima. Što je već objavljeno, ostaje objavljeno.',
    unpublish: 'Posjetitelji to više neće vidjeti; ostaje u panelu kao skica.',
    trash:
      'U košu ostaje 30 dana i dotad se može vratiti. Što je objavljeno, odmah nestaje s javne stranice.',
    erase: 'Obrisano se ne može vratiti.',
    unsubscribe: 'Više neće dobivati newsletter.',
    complete: 'Donatorima koji su ostavili adresu e-pošte zahvala odlazi za najviše minutu.',
    cancel: 'Donacije koje više ne čekaju uplatu ostaju kakve jesu.',
    sendAgain: 'Šalju se samo poruke koje nisu isporučene.',
    activate: 'Moći će se prijaviti u panel.',
    deactivate: 'Više se neće moći prijaviti u panel, a tko je prijavljen, odmah se odjavljuje.',
  },
  done: {
    publish:
      'Objavljena je %{smart_count} stavka. |||| Objavljene su %{smart_count} stavke. |||| Objavljeno je %{smart_count} stavki.',
    unpublish:
      'S objave je povučena %{smart_count} stavka. |||| S objave su povučene %{smart_count} stavke. |||| S objave je povučeno %{smart_count} stavki.',
    trash:
      'U koš je premještena %{smart_count} stavka. |||| U koš su premještene %{smart_count} stavke. |||| U koš je premješteno %{smart_count} stavki.',
    erase:
      'Obrisana je %{smart_count} stavka. |||| Obrisane su %{smart_count} stavke. |||| Obrisano je %{smart_count} stavki.',
    read: 'Kao pročitana označena je %{smart_count} poruka. |||| Kao pročitane označene su %{smart_count} poruke. |||| Kao pročitano označeno je %{smart_count} poruka.',
    unread:
      'Kao nepročitana označena je %{smart_count} poruka. |||| Kao nepročitane označene su %{smart_count} poruke. |||| Kao nepročitano označeno je %{smart_count} poruka.',
    unsubscribe:
      'Odjavljen je %{smart_count} pretplatnik. |||| Odjavljena su %{smart_count} pretplatnika. |||| Odjavljeno je %{smart_count} pretplatnika.',
    complete:
      'Kao primljena označena je %{smart_count} donacija. |||| Kao primljene označene su %{smart_count} donacije. |||| Kao primljeno označeno je %{smart_count} donacija.',
    cancel:
      'Kao neuplaćena označena je %{smart_count} donacija. |||| Kao neuplaćene označene su %{smart_count} donacije. |||| Kao neuplaćeno označeno je %{smart_count} donacija.',
    sendAgain:
      '%{smart_count} poruka čeka ponovno slanje. |||| %{smart_count} poruke čekaju ponovno slanje. |||| %{smart_count} poruka čeka ponovno slanje.',
    setAside:
      'Po strani je ostavljena %{smart_count} uplata. |||| Po strani su ostavljene %{smart_count} uplate. |||| Po strani je ostavljeno %{smart_count} uplata.',
    bringBack:
      'Među uplate koje čekaju vraćena je %{smart_count} uplata. |||| Među uplate koje čekaju vraćene su %{smart_count} uplate. |||| Među uplate koje čekaju vraćeno je %{smart_count} uplata.',
    restore:
      'Vraćena je %{smart_count} stavka. |||| Vraćene su %{smart_count} stavke. |||| Vraćeno je %{smart_count} stavki.',
    activate:
      'Aktiviran je %{smart_count} korisnik. |||| Aktivirana su %{smart_count} korisnika. |||| Aktivirano je %{smart_count} korisnika.',
    deactivate:
      'Deaktiviran je %{smart_count} korisnik. |||| Deaktivirana su %{smart_count} korisnika. |||| Deaktivirano je %{smart_count} korisnika.',
  },
  notRestored: 'Vraćeno je %{number} od %{total}. %{reason}',
  failed:
    '%{smart_count} stavka nije promijenjena |||| %{smart_count} stavke nisu promijenjene |||| %{smart_count} stavki nije promijenjeno',
  more: 'i još %{smart_count} |||| i još %{smart_count} |||| i još %{smart_count}',
};
